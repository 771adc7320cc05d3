import type { en } from './en.js'

/** Access codes and their table, in Italian. */
export const it: typeof en = ({ counted }) => ({
  accessCode: {
    title: 'Codice di accesso',
    label: 'Codice di accesso',
    unnamed: 'Codice',
    notFound: 'Codice di accesso non trovato.',
    loadFailed: 'Impossibile caricare il codice di accesso',
    loading: 'Caricamento del codice di accesso',
    missingId: 'Nessun codice di accesso selezionato. Imposta l’attributo access-code-id.',
    issueWithoutMessage: 'Il codice ha un problema non descritto.',
    issues: (count) => counted(count, { one: '# problema del codice', other: '# problemi del codice' }),
    working: 'Attivo',
    assumed: 'Probabilmente attivo',
    unconfirmed: 'Non confermato',
    upcoming: 'Inizia più tardi',
    over: 'Scaduto',
    faulty: 'Non funziona',
    setting: 'Configurazione…',
    removing: 'Rimozione…',
    datesUnknown: 'Date non note',
    offline: 'Codice offline',
    endsNever: 'Fine: mai',
    ends: (date) => `Fine: ${date}`,
    ended: (date) => `Scaduto: ${date}`,
    between: (start, end) => `${start} – ${end}`,
    starts: (date) => `Inizio: ${date}`,
    left: (span) => `Ancora ${span}`,
    startsSoon: (ahead) => `Inizia ${ahead}`,
    activeOngoing: 'Attivo (senza scadenza)',
    activeUntil: (date, time) => `Attivo fino al ${date}, ore ${time}`,
    startsAt: (date, time) => `Inizia il ${date}, ore ${time}`,
    endedAt: (date, time) => `Scaduto il ${date}, ore ${time}`,
    copy: 'Copia codice',
    edit: 'Modifica codice',
    delete: 'Elimina codice',
    deleteFailed: 'Impossibile eliminare il codice. Riprova.'
  },
  accessCodeTable: {
    heading: 'Codici di accesso',
    search: 'Cerca codici di accesso',
    clearSearch: 'Cancella ricerca',
    filters: 'Filtra per problema',
    add: 'Aggiungi codice di accesso',
    count: (count) => counted(count, { one: '# codice di accesso', other: '# codici di accesso' }),
    issues: (count) =>
      counted(count, { one: '# problema di codice di accesso', other: '# problemi di codici di accesso' }),
    healthy: 'Codici di accesso OK',
    loading: 'Caricamento dei codici di accesso',
    empty: 'Nessun codice di accesso trovato',
    failed: 'Impossibile caricare i codici di accesso',
    loadingMore: (count) => `Finora ${counted(count, { one: '# codice di accesso', other: '# codici di accesso' })}…`,
    actions: (name) => `Azioni per ${name}`,
    copyCode: (code) => `Copia codice - ${code}`,
    view: 'Vedi dettagli del codice',
    sections: { now: 'Ora', later: 'Più tardi', ended: 'Scaduti' }
  },
  accessCodeForm: {
    create: 'Nuovo codice di accesso',
    edit: 'Modifica codice di accesso',
    created: 'Codice di accesso creato',
    updated: 'Codice di accesso aggiornato'
  }
})
