import type { Translation } from '../namespace.js'
import type { CALENDAR } from './en.js'

/** Access periods by person and day, in French. */
export const fr: Translation<typeof CALENDAR> = ({ counted, number }) => ({
  label: 'Séjours par jour',
  earlier: 'Jours précédents',
  later: 'Jours suivants',
  today: 'Aujourd’hui',
  empty: (range) => `Aucun séjour ${range}`,
  onToday: (events) => `Aujourd’hui\u00a0: ${events}.`,
  comes: (names, count) => `${names} ${counted(count, { one: 'arrive', other: 'arrivent' })}`,
  leaves: (names, count) => `${names} ${counted(count, { one: 'part', other: 'partent' })}`,
  comesAndLeaves: (names) => `${names}, arrivée et départ`,
  more: (count) => `${number(count)} de plus`,
  in: (time) => `arrive ${time}`,
  out: (time) => `part ${time}`,
  always: 'Toujours',
  overlap: 'deux personnes, même porte',
  startsToday: 'commence aujourd’hui',
  endsToday: 'se termine aujourd’hui',
  overlaps: (name, locks) => `en même temps que ${name} sur ${locks}`,
  keys: 'Page préc. et Page suiv., ou Alt et une flèche, déplacent d’un jour. Avec Maj, elles déplacent la fin\u00a0; Maj et une flèche, le début. Échap annule.',
  change: (name, dates) => `${name}\u00a0: ${dates}`,
  fixed: {
    ongoing: 'Ce code n’a pas de dates. Ouvrez-le pour en ajouter.',
    transitioning: 'Ce code est en cours d’ajout ou de suppression. Déplacez-le ensuite.',
    notAllowed: 'Ce code ne peut pas être modifié ici.',
    faulty: 'Ce code a un problème. Ouvrez-le pour voir quoi faire.',
    unsaved: 'Enregistrez ou annulez d’abord l’autre modification.'
  }
})
