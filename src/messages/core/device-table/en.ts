import type { Formats } from '../../formats.js'

/** The table of devices, in English. */
export const en = ({ counted }: Formats) => ({
  deviceTable: {
    heading: 'Devices',
    view: 'View',
    search: 'Search devices',
    clearSearch: 'Clear search',
    filters: 'Issue filters',
    count: (count: number): string => counted(count, { one: '# device', other: '# devices' }),
    deviceIssues: (count: number): string => counted(count, { one: '# device issue', other: '# device issues' }),
    accountIssues: (count: number): string => counted(count, { one: '# account issue', other: '# account issues' }),
    healthy: 'Devices & accounts OK',
    noisy: 'Too loud',
    calm: 'Quiet',
    idle: 'Idle',
    unknown: 'State unknown',
    columns: { device: 'Device', state: 'State', needs: 'Needs' },
    loading: 'Loading devices',
    empty: 'Sorry, no devices were found',
    failed: 'Devices could not be loaded',
    loadingMore: (count: number): string => `${counted(count, { one: '# device', other: '# devices' })} so far…`
  }
})
