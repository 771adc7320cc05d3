import type { Translation } from '../namespace.js'
import type { CLIMATE_PRESETS } from './en.js'

/** Climate presets and their form, in French. */
export const fr: Translation<typeof CLIMATE_PRESETS> = () => ({
  create: 'Créer',
  empty: 'Pas encore de préréglage',
  emptyDetail: 'Enregistrez un mode et des températures comme préréglage, par exemple «\u00a0Maison\u00a0» ou «\u00a0Absence\u00a0», et appliquez-le d’un geste ou selon un planning.',
  key: 'Clé',
  keyHint: 'Par exemple guest_arrival. Ne pourra plus être modifiée.',
  keyRequired: 'Obligatoire',
  keyHasSpaces: 'La clé ne doit pas contenir d’espaces.',
  keyExists: 'Un préréglage avec cette clé existe déjà.',
  name: 'Nom affiché (facultatif)',
  fanMode: 'Ventilateur',
  mode: 'Mode',
  apply: 'Appliquer',
  applied: 'Appliqué',
  edit: (name) => `Modifier ${name}`,
  delete: (name) => `Supprimer ${name}`,
  confirmDelete: 'Supprimer ce préréglage\u00a0?',
  confirm: 'Supprimer',
  deleted: 'Préréglage en cours de suppression',
  alreadyDeleted: 'Ce préréglage n’existe plus.',
  failed: 'Le préréglage n’a pas pu être enregistré. Veuillez réessayer.',
  fixed: 'Géré sur le thermostat',
  notEditable: 'L’appareil ne permet pas de modifier ce préréglage.',
  notDeletable: 'L’appareil ne permet pas de supprimer ce préréglage.'
})
