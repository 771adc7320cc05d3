import type { Translation } from '../namespace.js'
import type { UNMANAGED } from './en.js'

/** Codes that were set at the lock, in German. */
export const de: Translation<typeof UNMANAGED> = ({ counted }) => ({
  title: 'Am Schloss eingerichtet',
  about: 'Diese Codes wurden am Schloss oder in der App des Herstellers eingerichtet. Importieren Sie sie, um sie hier zu ändern.',
  loading: 'Am Schloss eingerichtete Codes werden geladen',
  none: 'Keine weiteren Codes',
  failed: 'Am Schloss eingerichtete Codes konnten nicht geladen werden',
  manage: 'Importieren',
  cannot: 'Dieser Code kann nicht importiert werden.',
  manageAll: (count) => counted(count, { other: 'Alle # importieren' }),
  managed: 'Code importiert',
  notManaged: 'Der Code konnte nicht importiert werden.'
})
