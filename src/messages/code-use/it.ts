import type { Translation } from '../namespace.js'
import type { CODE_USE } from './en.js'

/** Use of an access code, in its details, in Italian. */
export const it: Translation<typeof CODE_USE> = ({ counted }) => ({
  title: 'Utilizzo',
  lastUsed: 'Ultimo utilizzo',
  firstUsed: 'Primo utilizzo',
  used: (count) => counted(count, { one: 'Usato una volta', other: 'Usato # volte' }),
  usedAtLeast: (count) => counted(count, { one: 'Usato almeno una volta', other: 'Usato almeno # volte' }),
  inWindow: 'negli ultimi 30 giorni',
  withBackup: 'con il codice di riserva',
  yesterday: (time) => `Ieri, ${time}`,
  usedAt: (when) => `Usato: ${when}`,
  denied: (count, when) => counted(count, { one: `Rifiutato una volta, ${when}`, other: `Rifiutato # volte, l’ultima ${when}` }),
  because: (denied, reason) => `${denied}: ${reason}`,
  reasons: {
    unknown_code: 'Codice sconosciuto alla serratura',
    expired_code: 'Codice scaduto',
    blocklisted_code: 'Codice bloccato',
    too_many_attempts: 'Troppi tentativi',
    blocked_by_privacy_mode: 'La modalità privacy è attiva',
    credential_error: 'Impossibile leggere il codice'
  },
  notUsed: 'Non ancora usato',
  notRecently: 'Nessun utilizzo negli ultimi 30 giorni',
  unknown: 'Nessun utilizzo segnalato. Questa serratura potrebbe non indicare quale codice è stato usato.',
  notReported: 'Questa serratura non indica quale codice è stato usato.',
  offlineCode: 'L’utilizzo dei codici offline non viene segnalato.',
  notFound: (count) => counted(count, { one: 'Nessun utilizzo nell’ultimo evento.', other: 'Nessun utilizzo negli ultimi # eventi.' }),
  lockOffline: 'La serratura è offline. Potrebbero mancare utilizzi successivi.',
  failed: 'Impossibile caricare l’utilizzo di questo codice',
  showAll: 'Mostra tutti gli utilizzi'
})
