import type { Translation } from '../namespace.js'
import type { CLIMATE_PRESETS } from './en.js'

/** Climate presets and their form, in German. */
export const de: Translation<typeof CLIMATE_PRESETS> = () => ({
  create: 'Neue Vorgabe',
  empty: 'Noch keine Klimavorgaben',
  emptyDetail: 'Speichern Sie Modus und Temperaturen als Klimavorgabe, etwa Zuhause oder Abwesend, und wenden Sie sie direkt oder nach Zeitplan an.',
  key: 'Schlüssel',
  keyHint: 'Zum Beispiel guest_arrival. Lässt sich später nicht ändern.',
  keyRequired: 'Erforderlich',
  keyHasSpaces: 'Der Schlüssel darf keine Leerzeichen enthalten.',
  keyExists: 'Eine Klimavorgabe mit diesem Schlüssel gibt es schon.',
  name: 'Anzeigename (optional)',
  fanMode: 'Lüfter',
  mode: 'Betriebsart',
  apply: 'Anwenden',
  applied: 'Aktiv',
  edit: (name) => `${name} bearbeiten`,
  delete: (name) => `${name} löschen`,
  confirmDelete: 'Diese Klimavorgabe löschen?',
  confirm: 'Löschen',
  deleted: 'Klimavorgabe wird gelöscht',
  alreadyDeleted: 'Diese Klimavorgabe gibt es nicht mehr.',
  failed: 'Die Klimavorgabe konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  fixed: 'Wird am Thermostat verwaltet',
  notEditable: 'Das Gerät lässt diese Vorgabe nicht bearbeiten.',
  notDeletable: 'Das Gerät lässt diese Vorgabe nicht löschen.'
})
