import { defineMessages } from '../namespace.js'

/** Climate presets and their form. */
export const CLIMATE_PRESETS = defineMessages('climatePresets', () => ({
  create: 'Create New',
  empty: 'No climate presets yet',
  emptyDetail: 'Save a mode and temperatures as a preset, such as Home or Away, and apply it with one tap or on a schedule.',
  key: 'Key',
  keyHint: 'For example, guest_arrival. Can’t be changed later.',
  keyRequired: 'Required',
  keyHasSpaces: 'Climate Preset key cannot contain spaces.',
  keyExists: 'Climate Preset with this key already exists.',
  name: 'Display Name (Optional)',
  fanMode: 'Fan Mode',
  mode: 'HVAC Mode',
  apply: 'Apply',
  applied: 'Applied',
  edit: (name: string): string => `Edit ${name}`,
  delete: (name: string): string => `Delete ${name}`,
  confirmDelete: 'Delete this climate preset?',
  confirm: 'Delete',
  deleted: 'Climate preset is being deleted',
  alreadyDeleted: 'This climate preset was deleted.',
  failed: 'The climate preset could not be saved. Please try again.',
  fixed: 'Managed on the thermostat',
  notEditable: 'This preset can’t be edited.',
  notDeletable: 'This preset can’t be deleted.'
}))
