import type { Translation } from '../namespace.js'
import type { ACTIVITY_EXPORT } from './en.js'

/** Export of the activity log, in French. */
export const fr: Translation<typeof ACTIVITY_EXPORT> = ({ counted, number }) => ({
  title: 'Exporter l’activité',
  scope: (what, where) => `${what}, ${where}`,
  period: 'Période',
  lastDays: (count) => counted(count, { other: '# derniers jours' }),
  chooseDates: 'Choisir les dates',
  from: 'Du',
  to: 'Au',
  endBeforeStart: 'La fin doit être après le début',
  reading: 'Lecture de l’activité',
  read: (count) => counted(count, { one: '# événement lu', other: '# événements lus' }),
  stopped: (count) => counted(count, { one: 'La lecture s’est arrêtée après # événement.', other: 'La lecture s’est arrêtée après # événements.' }),
  downloadSome: (count) => counted(count, { one: 'Télécharger # événement', other: 'Télécharger # événements' }),
  printSome: (count) => counted(count, { one: 'Imprimer # événement', other: 'Imprimer # événements' }),
  empty: 'Aucune activité pendant cette période',
  exported: (count) => counted(count, { one: '# événement exporté', other: '# événements exportés' }),
  cut: (count, date) => `Les ${number(count)} événements les plus récents ont été exportés, jusqu’au ${date}.`,
  printed: (date) => `Imprimé le ${date}`,
  columns: { time: 'Heure', device: 'Appareil', event: 'Événement' }
})
