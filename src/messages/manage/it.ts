import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts of operations on devices and access codes in lists, in Italian. */
export const it = ({ counted, number, percent }: Formats): ManageMessages => ({
  // Row actions of the device table.
  rowActions: {
    of: (action, name) => `${action}: ${name}`,
    adjust: 'Regola',
    lastHour: 'Ultima ora',
    noises: (count) =>
      count > 0
        ? `${counted(count, { one: '# episodio di rumore', other: '# episodi di rumore' })} nell’ultima ora`
        : 'Nessun episodio di rumore nell’ultima ora',
    hourAgo: 'Un’ora fa',
    now: 'Ora'
  },
  // Bulk operations.
  rejected: {
    title: 'Non è stato inviato nulla',
    reasons: {
      'signed-out': 'La sessione è terminata.',
      'not-allowed': 'Non hai più l’autorizzazione.',
      'not-offered': 'Non è più in questo elenco.',
      changed: 'Qualcun altro l’ha modificato nel frattempo.',
      late: 'Ci è voluto troppo tempo. Riprova.',
      busy: 'Un’altra modifica è ancora in corso di invio. Riprova tra un momento.'
    }
  },
  bulk: {
    label: 'Agisci su più elementi',
    selectAll: (count) => `Seleziona tutti (${number(count)})`,
    selected: (count) => counted(count, { one: '# selezionato', other: '# selezionati' }),
    clear: 'Annulla selezione',
    moreActions: 'Altre azioni',
    open: {
      code: (count) => `Aggiungi codice di accesso a ${number(count)}`,
      preset: (count) => `Applica preimpostazione a ${number(count)}`,
      climate: (count) => `Imposta temperatura su ${number(count)}`,
      fan: (count) => `Imposta ventola su ${number(count)}`
    },
    ask: {
      lock: (count) => counted(count, { one: 'Bloccare # porta?', other: 'Bloccare # porte?' }),
      unlock: (count) => counted(count, { one: 'Sbloccare # porta?', other: 'Sbloccare # porte?' }),
      code: (count) => counted(count, { one: 'Aggiungi un codice di accesso a # serratura', other: 'Aggiungi un codice di accesso a # serrature' }),
      preset: (count) => counted(count, { one: 'Applica una preimpostazione a # termostato', other: 'Applica una preimpostazione a # termostati' }),
      climate: (count) => counted(count, { one: 'Imposta la temperatura di # termostato', other: 'Imposta la temperatura di # termostati' }),
      fan: (count) => counted(count, { one: 'Imposta la ventola di # termostato', other: 'Imposta la ventola di # termostati' }),
      edit: (count) => counted(count, { one: 'Modifica # codice di accesso', other: 'Modifica # codici di accesso' }),
      delete: (count) => counted(count, { one: 'Eliminare # codice di accesso?', other: 'Eliminare # codici di accesso?' })
    },
    confirm: {
      lock: (count) => `Blocca ${number(count)}`,
      unlock: (count) => `Sblocca ${number(count)}`,
      code: (count) => counted(count, { one: 'Aggiungi a # serratura', other: 'Aggiungi a # serrature' }),
      preset: (count) => `Applica a ${number(count)}`,
      climate: (count) => `Imposta su ${number(count)}`,
      fan: (count) => `Imposta su ${number(count)}`,
      delete: (count) => `Elimina ${number(count)}`
    },
    more: (count) => counted(count, { one: 'e # altro', other: 'e altri #' }),
    skips: {
      lock: (count) => counted(count, { one: '# serratura verrà saltata', other: '# serrature verranno saltate' }),
      thermostat: (count) => counted(count, { one: '# termostato verrà saltato', other: '# termostati verranno saltati' }),
      'noise-sensor': (count) => counted(count, { one: '# sensore di rumore verrà saltato', other: '# sensori di rumore verranno saltati' }),
      code: (count) => counted(count, { one: '# codice di accesso verrà saltato', other: '# codici di accesso verranno saltati' })
    },
    skipsFor: (what, reason) => `${what}: ${reason}`,
    why: {
      offline: 'offline',
      unable: 'non possibile',
      noMode: (name) => `senza la modalità “${name}”`,
      noPreset: (name) => `senza la preimpostazione “${name}”`
    },
    presetOn: (name, count, total) =>
      `${name} – ${number(count)} su ${counted(total, { one: '# termostato', other: '# termostati' })}`,
    fitsNone: 'Nessuna lunghezza di codice va bene per tutte queste serrature: selezionane meno.',
    notMade: 'Il codice non è stato aggiunto a questa serratura.',
    keepOpen: 'Tieni aperta questa pagina fino al termine.',
    progress: (settled, total, failed) =>
      `${number(settled)} su ${number(total)}${failed > 0 ? `, ${number(failed)} non riusciti` : ''}`,
    finished: (done, total, failed) =>
      `Fatto: ${number(done)} su ${number(total)}${failed > 0 ? `, ${number(failed)} non riusciti` : ''}`,
    retry: (count) => `Riprova ${number(count)}`,
    showDetails: 'Mostra dettagli',
    hideDetails: 'Nascondi dettagli',
    because: (reason, count) => `${reason} (${number(count)})`,
    failed: 'Non riuscito',
    status: {
      waiting: 'In attesa',
      running: 'Invio in corso…',
      'still-waiting': 'Ancora nessuna risposta',
      done: 'Fatto',
      canceled: 'Non consentito da questa pagina'
    },
    skipped: { 'under-way': 'Già in corso', gone: 'Eliminato', unable: 'Saltato' }
  },
  // Sorting, groups and filters of a list.
  view: {
    heading: 'Vista',
    sort: 'Ordina',
    group: 'Raggruppa per',
    battery: 'Batteria',
    problems: 'Problemi',
    all: 'Tutti',
    ungrouped: 'Nessuno',
    reset: 'Reimposta',
    close: 'Chiudi',
    active: 'Filtri attivi',
    remove: (filter) => `Rimuovi filtro: ${filter}`,
    clear: 'Cancella filtri',
    noneLeft: 'Nessun dispositivo corrisponde a questi filtri',
    lowBattery: (level) => `Batteria sotto il ${percent(level)}`,
    below: (level) => `Sotto il ${percent(level)}`,
    offline: 'Offline',
    issues: 'Con problemi',
    orders: {
      newest: 'Prima i più recenti',
      name: 'Nome',
      battery: 'Prima le batterie più scariche',
      trouble: 'Prima i problemi',
      kind: 'Tipo'
    },
    groupings: {
      kind: 'Tipo',
      account: 'Account',
      maker: 'Produttore',
      space: 'Spazio'
    },
    none: {
      kind: 'Altri dispositivi',
      account: 'Senza account',
      maker: 'Produttore sconosciuto',
      space: 'Senza spazio'
    },
    kinds: {
      lock: 'Serrature',
      thermostat: 'Termostati',
      'noise-sensor': 'Sensori di rumore'
    },
    states: {
      locked: 'Bloccata',
      unlocked: 'Sbloccata',
      heating: 'Riscaldamento',
      cooling: 'Raffreddamento',
      noisy: 'Troppo rumore'
    }
  },
  conflict: {
    field: 'Anche un’altra persona ha modificato questo campo.',
    whole: 'Nel frattempo un’altra persona ha modificato questi dati. Ricarica per vedere la sua versione. Le tue modifiche andranno perse.',
    mine: 'Il tuo valore',
    theirs: 'Altra modifica',
    keepMine: 'Mantieni il mio',
    useTheirs: 'Usa l’altro'
  },
  // Editing noise thresholds.
  thresholds: {
    title: 'Aggiungi soglia',
    name: 'Nome (facoltativo)',
    decibels: 'Avviso sopra (dB)',
    score: 'Punteggio di rischio rumore (NRS)',
    less: (name) => `${name}: diminuisci`,
    more: (name) => `${name}: aumenta`,
    start: 'Dalle',
    end: 'Alle',
    nextDay: 'il giorno dopo',
    required: 'Obbligatorio',
    notANumber: 'Inserisci un numero.',
    notBoth: 'Indica i decibel oppure un punteggio, non entrambi.',
    outOfRange: (least, most) => `Inserisci un numero da ${number(least)} a ${number(most)}.`,
    nameRequired: 'Un nome si può cambiare, ma non togliere.',
    sameTime: 'La fine deve essere diversa dall’inizio.',
    day: 'Il giorno da mezzanotte a mezzanotte',
    own: 'Questa soglia',
    otherThresholds: 'Altre soglie',
    overlaps: (name, level, times) => `Si sovrappone a «${name}», che consente ${level}: ${times}`,
    neverFirst: (name, level) => `Non si attiva mai: «${name}» (${level}) copre tutto questo orario.`,
    created: 'Soglia di rumore creata',
    updated: 'Soglia di rumore aggiornata',
    deleted: 'Eliminazione della soglia di rumore in corso',
    confirmDelete: 'Eliminare questa soglia di rumore?',
    confirm: 'Elimina',
    gone: 'Questa soglia di rumore non esiste più.',
    failed: 'Impossibile salvare la soglia di rumore. Riprova.',
    deleteFailed: 'Impossibile eliminare la soglia di rumore. Riprova.',
    offline: 'Le soglie di rumore si potranno modificare quando il sensore sarà di nuovo online.'
  },
  // The codes of all locks.
  allLocks: {
    heading: 'Tutti i codici',
    list: 'Elenco',
    calendar: 'Calendario',
    group: 'Raggruppa per',
    byPerson: 'Persona',
    byLock: 'Serratura',
    chooseLocks: 'Scegli le serrature',
    searchLocks: 'Cerca serrature',
    noLock: 'Nessuna serratura corrisponde',
    chooseOne: 'Scegli almeno una serratura.',
    proceed: 'Continua',
    locks: (count) => counted(count, { one: '# serratura', other: '# serrature' }),
    progress: (done, total) => `Verifica dei codici: ${number(done)} serrature su ${number(total)}`,
    failed: (count) =>
      counted(count, { one: 'Impossibile caricare i codici di # serratura', other: 'Impossibile caricare i codici di # serrature' }),
    deleteAll: (count) => `Elimina tutti (${number(count)})`,
    editAll: (count) => `Modifica tutti (${number(count)})`,
    differ: 'Codici diversi',
    off: (count) =>
      counted(count, { one: '# serratura richiede una lunghezza del codice diversa.', other: '# serrature richiedono una lunghezza del codice diversa.' }),
    ownDigits: 'Queste serrature accettano codici di lunghezza diversa: ognuna mantiene il suo.',
    timesDiffer: 'Orari diversi',
    differing: 'Diverso: ognuno mantiene il suo'
  },
  // Codes that were set at the lock.
  unmanaged: {
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
  },
  // Sharing an access code.
  sharing: {
    share: 'Condividi',
    pass: 'Pass ospite',
    print: 'Stampa',
    picture: 'Codice QR di questo pass',
    tooLong: 'Questo testo è troppo lungo per un codice QR.',
    text: 'Testo da condividere',
    close: 'Chiudi',
    code: (pin) => `Codice di accesso: ${pin}`,
    always: 'Valido in qualsiasi momento',
    between: (start, end) => `Valido da ${start} a ${end}`,
    from: (start) => `Valido da ${start}`,
    until: (end) => `Valido fino a ${end}`
  }
})
