import type { Translation } from '../namespace.js'
import type { UNMANAGED } from './en.js'

/** Codes that were set at the lock, in Italian. */
export const it: Translation<typeof UNMANAGED> = ({ counted }) => ({
  title: 'Creati sulla serratura',
  about: 'Questi codici sono stati creati sulla serratura o nell’app del produttore. Importali per modificarli qui.',
  loading: 'Caricamento dei codici creati sulla serratura',
  none: 'Nessun altro codice',
  failed: 'Impossibile caricare i codici creati sulla serratura',
  manage: 'Importa',
  cannot: 'Questo codice non può essere importato.',
  manageAll: (count) => counted(count, { other: 'Importa tutti (#)' }),
  managed: 'Codice importato',
  notManaged: 'Impossibile importare il codice.'
})
