import type { en } from './en.js'

/** The table of devices, in Dutch. */
export const nl: typeof en = ({ counted }) => ({
  deviceTable: {
    heading: 'Apparaten',
    view: 'Weergave',
    search: 'Apparaten zoeken',
    clearSearch: 'Zoekopdracht wissen',
    filters: 'Filteren op problemen',
    count: (count) => counted(count, { one: '# apparaat', other: '# apparaten' }),
    deviceIssues: (count) => counted(count, { one: '# apparaatprobleem', other: '# apparaatproblemen' }),
    accountIssues: (count) => counted(count, { one: '# accountprobleem', other: '# accountproblemen' }),
    healthy: 'Apparaten & accounts in orde',
    noisy: 'Te luid',
    calm: 'Stil',
    idle: 'In rust',
    unknown: 'Status onbekend',
    columns: { device: 'Apparaat', state: 'Status', needs: 'Te doen' },
    loading: 'Apparaten worden geladen',
    empty: 'Er zijn geen apparaten gevonden',
    failed: 'De apparaten konden niet worden geladen',
    loadingMore: (count) => `Tot nu toe ${counted(count, { one: '# apparaat', other: '# apparaten' })}…`
  }
})
