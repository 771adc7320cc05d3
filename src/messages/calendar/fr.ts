import type { Translation } from '../namespace.js'
import type { CALENDAR } from './en.js'

/** Access periods by person and day, in French. */
export const fr: Translation<typeof CALENDAR> = ({ counted, number }) => ({
  label: 'Séjours par jour',
  earlier: 'Jours précédents',
  later: 'Jours suivants',
  today: 'Aujourd’hui',
  empty: 'Aucun séjour ces jours-ci',
  onToday: (events) => `Aujourd’hui\u00a0: ${events}.`,
  comes: (names, count) => `${names} ${counted(count, { one: 'arrive', other: 'arrivent' })}`,
  leaves: (names, count) => `${names} ${counted(count, { one: 'part', other: 'partent' })}`,
  comesAndLeaves: (names, count) => `${names} ${counted(count, { one: 'arrive et repart', other: 'arrivent et repartent' })}`,
  more: (count) => `${number(count)} de plus`,
  startsToday: 'commence aujourd’hui',
  endsToday: 'se termine aujourd’hui',
  overlaps: (name, locks) => `en même temps que ${name} sur ${locks}`,
  keys: 'Alt et une flèche déplacent d’un jour. Avec Maj, elles déplacent la fin\u00a0; Maj et une flèche, le début. Échap annule.',
  change: (name, dates) => `${name}\u00a0: ${dates}`,
  fixed: {
    open: 'Ce code n’a ni début ni fin à déplacer. Ouvrez-le pour les fixer.',
    transitioning: 'Ce code est en cours d’ajout ou de suppression. Déplacez-le ensuite.',
    barred: 'Ce code ne peut pas être modifié ici.',
    faulty: 'Ce code a un problème. Ouvrez-le pour voir quoi faire.',
    unanswered: 'Enregistrez ou annulez d’abord l’autre modification.'
  }
})
