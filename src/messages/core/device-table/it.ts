import type { en } from './en.js'

/** The table of devices, in Italian. */
export const it: typeof en = ({ counted }) => ({
  deviceTable: {
    heading: 'Dispositivi',
    view: 'Vista',
    search: 'Cerca dispositivi',
    clearSearch: 'Cancella ricerca',
    filters: 'Filtra per problema',
    count: (count) => counted(count, { one: '# dispositivo', other: '# dispositivi' }),
    deviceIssues: (count) => counted(count, { one: '# problema di dispositivo', other: '# problemi di dispositivi' }),
    accountIssues: (count) => counted(count, { one: '# problema di account', other: '# problemi di account' }),
    healthy: 'Dispositivi e account OK',
    noisy: 'Troppo rumore',
    calm: 'Silenzioso',
    idle: 'In attesa',
    unknown: 'Stato sconosciuto',
    columns: { device: 'Dispositivo', state: 'Stato', needs: 'Da fare' },
    loading: 'Caricamento dei dispositivi',
    empty: 'Nessun dispositivo trovato',
    failed: 'Impossibile caricare i dispositivi',
    loadingMore: (count) => `Finora ${counted(count, { one: '# dispositivo', other: '# dispositivi' })}…`
  }
})
