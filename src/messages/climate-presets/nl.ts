import type { Translation } from '../namespace.js'
import type { CLIMATE_PRESETS } from './en.js'

/** Climate presets and their form, in Dutch. */
export const nl: Translation<typeof CLIMATE_PRESETS> = () => ({
  create: 'Nieuwe stand',
  empty: 'Nog geen klimaatstanden',
  emptyDetail: 'Sla een modus en temperaturen op als klimaatstand, zoals Thuis of Afwezig, en pas hem toe met één tik of volgens een schema.',
  key: 'Sleutel',
  keyHint: 'Bijvoorbeeld guest_arrival. Kan later niet worden gewijzigd.',
  keyRequired: 'Verplicht',
  keyHasSpaces: 'De sleutel mag geen spaties bevatten.',
  keyExists: 'Er is al een klimaatstand met deze sleutel.',
  name: 'Weergavenaam (optioneel)',
  fanMode: 'Ventilator',
  mode: 'Klimaatmodus',
  apply: 'Toepassen',
  applied: 'Toegepast',
  edit: (name) => `${name} bewerken`,
  delete: (name) => `${name} verwijderen`,
  confirmDelete: 'Deze klimaatstand verwijderen?',
  confirm: 'Verwijderen',
  deleted: 'Klimaatstand wordt verwijderd',
  alreadyDeleted: 'Deze klimaatstand bestaat niet meer.',
  failed: 'De klimaatstand kon niet worden opgeslagen. Probeer het opnieuw.',
  fixed: 'Wordt op de thermostaat beheerd',
  notEditable: 'Het apparaat staat niet toe dat u deze stand bewerkt.',
  notDeletable: 'Het apparaat staat niet toe dat u deze stand verwijdert.'
})
