import type { Translation } from '../namespace.js'
import type { UNMANAGED } from './en.js'

/** Codes that were set at the lock, in Dutch. */
export const nl: Translation<typeof UNMANAGED> = ({ counted }) => ({
  title: 'Op het slot ingesteld',
  about: 'Deze codes zijn op het slot of in de app van de fabrikant ingesteld. Importeer ze om ze hier te wijzigen.',
  loading: 'Op het slot ingestelde codes worden geladen',
  none: 'Geen andere codes',
  failed: 'Op het slot ingestelde codes konden niet worden geladen',
  manage: 'Importeren',
  cannot: 'Deze code kan niet worden geïmporteerd.',
  manageAll: (count) => counted(count, { other: 'Alle # importeren' }),
  managed: 'Code geïmporteerd',
  notManaged: 'De code kon niet worden geïmporteerd.'
})
