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
  overlaps: (name, level, times) =>
    `${times}\u00a0: «\u00a0${name}\u00a0» (${level}) s’applique aussi. La limite la plus basse alerte en premier.`,
  neverFirst: (name, level) =>
    `Ne se déclenche jamais\u00a0: «\u00a0${name}\u00a0» (${level}) couvre toute cette plage horaire.`,
  created: 'Seuil de bruit créé',
  updated: 'Seuil de bruit modifié',
  deleted: 'Suppression du seuil de bruit en cours',
  confirmDelete: 'Supprimer ce seuil de bruit\u00a0?',
  confirm: 'Supprimer',
  gone: 'Ce seuil de bruit n’existe plus.',
  failed: 'Le seuil de bruit n’a pas pu être enregistré. Veuillez réessayer.',
  deleteFailed: 'Le seuil de bruit n’a pas pu être supprimé. Veuillez réessayer.',
  offline: 'Les seuils de bruit pourront être modifiés dès que le capteur sera de nouveau en ligne.'
})
