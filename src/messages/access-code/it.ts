import type { Translation } from '../namespace.js'
import type { ACCESS_CODE } from './en.js'

/** Details and deletion of an access code, in Italian. */
export const it: Translation<typeof ACCESS_CODE> = ({ counted }) => ({
  alerts: 'Avvisi',
  pinUnknown: 'PIN non ancora noto',
  beingRemoved: 'Questo codice di accesso è in fase di rimozione.',
  removed: 'Questo codice di accesso è stato rimosso.',
  person: 'Persona',
  information: 'Info sul codice',
  id: 'ID',
  created: 'Creato',
  timing: 'Periodo',
  timeZone: 'Fuso orario',
  copyId: 'Copia ID',
  copied: 'Copiato',
  copyYourself: (keys) => `Premi ${keys} per copiare`,
  confirmDelete: 'Eliminare questo codice e i suoi dati?',
  confirm: 'Elimina',
  deleted: 'Codice di accesso in fase di rimozione',
  manyDeleted: (count: number): string => counted(count, { other: '# codici in fase di rimozione' })
})
