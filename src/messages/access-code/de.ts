import type { Translation } from '../namespace.js'
import type { ACCESS_CODE } from './en.js'

/** Details and deletion of an access code, in German. */
export const de: Translation<typeof ACCESS_CODE> = ({ counted }) => ({
  alerts: 'Meldungen',
  pinUnknown: 'PIN noch nicht bekannt',
  beingRemoved: 'Dieser Zugangscode wird gerade entfernt.',
  removed: 'Dieser Zugangscode wurde entfernt.',
  person: 'Person',
  information: 'Code-Info',
  id: 'ID',
  created: 'Erstellt',
  timing: 'Zeitraum',
  timeZone: 'Zeitzone',
  copyId: 'ID kopieren',
  copied: 'Kopiert',
  copyYourself: (keys) => `Zum Kopieren ${keys} drücken`,
  confirmDelete: 'Diesen Code und seine Daten löschen?',
  confirm: 'Löschen',
  deleted: 'Zugangscode wird entfernt',
  manyDeleted: (count: number): string => counted(count, { other: '# Codes werden entfernt' })
})
