import type { en } from './en.js'

/** Names that several screens share, and sign-in, in Italian. */
export const it: typeof en = ({ counted, number }) => ({
  general: {
    back: 'Indietro',
    tryAgain: 'Riprova',
    stillTrying: 'Nuovo tentativo in corso…',
    reload: 'Ricarica',
    reloadPage: 'Ricarica pagina',
    needsReload: 'Questo browser può ricaricarlo solo con l’intera pagina.',
    save: 'Salva',
    cancel: 'Annulla',
    dismiss: 'Chiudi',
    undo: 'Annulla azione',
    undone: 'Azione annullata',
    refresh: 'Aggiorna',
    lastRead: (ago) => `Aggiornato ${ago}`,
    offline: 'Nessuna connessione. Queste informazioni potrebbero non essere aggiornate.',
    facts: (facts, separator = ' · ') => facts.join(separator),
    more: (count) => counted(count, { one: 'e # altro', other: 'e altri #' }),
    of: (part, whole) => `${number(part)} di ${number(whole)}`,
    unknownError: 'Si è verificato un errore sconosciuto',
    unreachable: 'Server non raggiungibile. Controlla l’accesso a Internet.',
    timedOut: 'Il server non ha risposto in tempo. Riprova.',
    notUpdated: 'Non è stato modificato nulla, perché non è stato possibile caricare i valori più recenti.',
    deviceTimedOut: 'Il dispositivo non ha risposto in tempo',
    operationRefused: 'Non hai il permesso di apportare modifiche qui.',
    refused: 'Non hai il permesso di vedere queste informazioni.',
    refusedDetail: 'Chiedi l’accesso a un amministratore.',
    failure: 'Qualcosa è andato storto in questo widget. Il resto della pagina funziona ancora.',
    missing: 'Potrebbe essere stato eliminato, oppure non hai accesso.',
    details: 'Dettagli',
    requestId: (id) => `Richiesta ${id}`
  },
  session: {
    failed: 'Connessione non riuscita',
    ended: 'La sessione è terminata',
    endedDetail: 'Accedi di nuovo per continuare. L’hai già fatto? Ricarica la pagina.',
    verifying: 'Verifica dell’accesso',
    unverified: 'Impossibile verificare l’accesso',
    unauthorized: 'La chiave o il token è stato rifiutato. Accedi di nuovo o controlla che sia di questa area di lavoro.',
    invalidOptions: 'Problema di configurazione',
    howToFix: (option, hasAttribute) => `Controlla ${hasAttribute ? 'l’attributo' : 'la proprietà'} ${option}.`
  }
})
