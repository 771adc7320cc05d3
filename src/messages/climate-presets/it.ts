import type { Translation } from '../namespace.js'
import type { CLIMATE_PRESETS } from './en.js'

/** Climate presets and their form, in Italian. */
export const it: Translation<typeof CLIMATE_PRESETS> = () => ({
  create: 'Crea nuova',
  empty: 'Ancora nessuna preimpostazione clima',
  emptyDetail: 'Salva modalità e temperature come preimpostazione, come “Casa” o “Assente”, e applicala con un tocco o con una pianificazione.',
  key: 'Chiave',
  keyHint: 'Ad esempio guest_arrival. Non si potrà più cambiare.',
  keyRequired: 'Obbligatoria',
  keyHasSpaces: 'La chiave non può contenere spazi.',
  keyExists: 'Esiste già una preimpostazione clima con questa chiave.',
  name: 'Nome visualizzato (facoltativo)',
  fanMode: 'Ventola',
  mode: 'Modalità',
  apply: 'Applica',
  applied: 'Applicata',
  edit: (name) => `Modifica ${name}`,
  delete: (name) => `Elimina ${name}`,
  confirmDelete: 'Eliminare questa preimpostazione clima?',
  confirm: 'Elimina',
  deleted: 'Preimpostazione clima in fase di eliminazione',
  alreadyDeleted: 'Questa preimpostazione clima non esiste più.',
  failed: 'Impossibile salvare la preimpostazione clima. Riprova.',
  fixed: 'Gestita sul termostato',
  notEditable: 'Il dispositivo non permette di modificare questa preimpostazione.',
  notDeletable: 'Il dispositivo non permette di eliminare questa preimpostazione.'
})
