import type { Translation } from '../namespace.js'
import type { REJECTED } from './en.js'

/** Reasons why a command was not sent, in Italian. */
export const it: Translation<typeof REJECTED> = () => ({
  title: 'Non è stato inviato nulla',
  reasons: {
    'signed-out': 'La sessione è terminata.',
    'not-allowed': 'Non hai più l’autorizzazione.',
    'not-offered': 'Non è più in questo elenco.',
    changed: 'Qualcun altro l’ha modificato nel frattempo.',
    expired: 'Ci è voluto troppo tempo. Riprova.',
    'too-soon': 'Questo pulsante era appena cambiato. Premilo di nuovo.',
    busy: 'Un’altra modifica è ancora in corso di invio. Riprova tra un momento.'
  }
})
