import type { en } from './en.js'

/** The table of devices, in German. */
export const de: typeof en = ({ counted }) => ({
  deviceTable: {
    heading: 'Geräte',
    view: 'Ansicht',
    search: 'Geräte suchen',
    clearSearch: 'Suche leeren',
    filters: 'Nach Problemen filtern',
    count: (count) => counted(count, { one: '# Gerät', other: '# Geräte' }),
    deviceIssues: (count) => counted(count, { one: '# Geräteproblem', other: '# Geräteprobleme' }),
    accountIssues: (count) => counted(count, { one: '# Kontoproblem', other: '# Kontoprobleme' }),
    healthy: 'Geräte & Konten in Ordnung',
    noisy: 'Zu laut',
    calm: 'Leise',
    idle: 'Inaktiv',
    unknown: 'Zustand unbekannt',
    columns: { device: 'Gerät', state: 'Zustand', needs: 'Zu tun' },
    loading: 'Geräte werden geladen',
    empty: 'Leider wurden keine Geräte gefunden',
    failed: 'Geräte konnten nicht geladen werden',
    loadingMore: (count) => `Bisher ${counted(count, { one: '# Gerät', other: '# Geräte' })} …`
  }
})
