import type { Translation } from '../namespace.js'
import type { NOISE_SENSOR } from './en.js'

/** Thresholds and activity of a noise sensor, in French. */
export const fr: Translation<typeof NOISE_SENSOR> = ({ number }) => ({
  lastDay: (count) =>
    count > 0 ? `Trop de bruit ${number(count)} fois au cours des dernières ${number(24)} heures` : `Aucune alerte au cours des dernières ${number(24)} heures`,
  edit: (name) => `Modifier ${name}`,
  delete: (name) => `Supprimer ${name}`,
  loadingThresholds: 'Chargement des seuils de bruit',
  thresholdsFailed: 'Les seuils de bruit n’ont pas pu être chargés',
  noThresholds: 'Aucun',
  allDay: 'Toute la journée',
  allTimesIn: (zone) => `Toutes les heures sont celles de ${zone}`,
  thresholdsDetail: 'Un seuil de bruit est le niveau maximal en dB autorisé pendant une plage horaire de la journée.',
  between: (start, end) => `${start} – ${end}`,
  quietHours: 'Les heures calmes sont un seuil à part, valable uniquement pendant une plage horaire définie.',
  loadingActivity: 'Chargement de l’activité sonore',
  activityFailed: 'L’activité sonore n’a pas pu être chargée',
  noActivity: 'Aucun bruit depuis un mois',
  event: 'Seuil de bruit dépassé',
  showMore: 'Afficher plus',
  chart: 'Maximum de chaque nuit du dernier mois',
  overAllowed: (level, allowed) => `${level}, limite ${allowed}`,
  night: 'Nuit',
  events: 'Événements',
  time: 'Heure',
  loudest: 'Le plus fort'
})
