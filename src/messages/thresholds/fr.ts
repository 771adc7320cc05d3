import type { Translation } from '../namespace.js'
import type { THRESHOLDS } from './en.js'

/** Editing noise thresholds, in French. */
export const fr: Translation<typeof THRESHOLDS> = ({ number }) => ({
  title: 'Ajouter un seuil',
  name: 'Nom (facultatif)',
  decibels: 'Alerte au-dessus de (dB)',
  score: 'Score de risque de bruit (NRS)',
  less: (name) => `${name}\u00a0: baisser`,
  more: (name) => `${name}\u00a0: augmenter`,
  start: 'De',
  end: 'À',
  nextDay: 'le lendemain',
  required: 'Obligatoire',
  notANumber: 'Saisissez un nombre.',
  notBoth: 'Indiquez soit les décibels, soit un indice.',
  outOfRange: (least, most) => `Saisissez un nombre de ${number(least)} à ${number(most)}.`,
  nameRequired: 'Un nom peut être modifié, mais pas retiré.',
  sameTime: 'La fin doit être différente du début.',
  day: 'La journée de minuit à minuit',
  own: 'Ce seuil',
  otherThresholds: 'Autres seuils',
  during: (start, end) => `De ${start} à ${end}`,
  limit: (name, level) => (name ? `«\u00a0${name}\u00a0» (${level})` : `la limite de ${level}`),
  otherFirst: (during, limit) => `${during}, ${limit} alerte en premier.`,
  ownFirst: (during, limit) => `${during}, ce seuil alerte en premier, puis ${limit}.`,
  sameLimit: (during) => `${during}, un autre seuil a la même limite.`,
  neverFirst: (name, level) =>
    `Ce seuil n’alerterait jamais\u00a0: ${name ? `«\u00a0${name}\u00a0»` : 'l’autre seuil'} est plus bas (${level}) aux mêmes heures.`,
  created: 'Seuil de bruit créé',
  updated: 'Seuil de bruit modifié',
  deleted: 'Suppression du seuil de bruit en cours',
  confirmDelete: 'Supprimer ce seuil de bruit\u00a0?',
  confirm: 'Supprimer',
  alreadyDeleted: 'Ce seuil de bruit n’existe plus.',
  failed: 'Le seuil de bruit n’a pas pu être enregistré. Veuillez réessayer.',
  deleteFailed: 'Le seuil de bruit n’a pas pu être supprimé. Veuillez réessayer.',
  offline: 'Les seuils de bruit pourront être modifiés dès que le capteur sera de nouveau en ligne.'
})
