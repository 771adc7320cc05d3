const rules = new Intl.PluralRules('en')

const counted = (count: number, one: string, other: string): string =>
  `${count.toLocaleString('en')} ${rules.select(count) === 'one' ? one : other}`

/** Every text that a person sees, in English. Other languages give the same keys; a host may override any of them. */
export const en = {
  /** Names that several screens share. */
  general: {
    back: 'Back',
    tryAgain: 'Try again',
    stillTrying: 'Still trying…',
    reload: 'Reload',
    save: 'Save',
    cancel: 'Cancel',
    dismiss: 'Dismiss',
    refresh: 'Refresh',
    offline: 'You are offline. What you see may have changed since.',
    unknownError: 'An unknown error occurred',
    failure: 'Something went wrong here. Nothing else on this page is affected.',
    requestId: (id: string): string => `Request ${id}`
  },
  session: {
    failed: 'The connection could not be made',
    unauthorized: 'The key or token was refused. It may have expired, or belong to another workspace.',
    optionsAtFault: 'This element needs other options',
    howToFix: (attribute: string): string => `Look at the attribute ${attribute}.`
  },
  device: {
    unnamed: 'Unnamed device',
    notFound: 'This device could not be found.',
    loadFailed: 'This device could not be loaded',
    loading: 'Loading device',
    missingId: 'No device was chosen: the attribute device-id is missing.',
    titles: { lock: 'Device', thermostat: 'Thermostat', 'noise-sensor': 'Noise Sensor' },
    online: 'Online',
    deviceOffline: 'Device Offline',
    accountOffline: 'Account Offline',
    battery: { full: 'Good', good: 'Good', low: 'Low', critical: 'Low!' },
    percent: (value: number): string => `${value}%`,
    status: 'Status',
    power: 'Power',
    model: 'Model',
    alerts: 'Alerts',
    error: 'Error',
    warning: 'Warning',
    issueWithoutMessage: 'The device reports a problem without saying which.',
    information: 'Device info',
    manufacturer: 'Manufacturer',
    linkedAccount: 'Linked account',
    deviceId: 'Device ID',
    none: '–',
    name: 'Device name',
    editName: 'Edit name',
    nameTooShort: 'Name must be at least 2 characters long',
    nameTooLong: 'Name must be at most 64 characters long',
    renameFailed: 'The name could not be saved. Please try again.'
  },
  deviceTable: {
    heading: 'Devices',
    search: 'Search devices',
    clearSearch: 'Clear search',
    filters: 'Issue filters',
    count: (count: number): string => counted(count, 'device', 'devices'),
    deviceIssues: (count: number): string => counted(count, 'device issue', 'device issues'),
    accountIssues: (count: number): string => counted(count, 'account issue', 'account issues'),
    healthy: 'Devices & accounts OK',
    loading: 'Loading devices',
    empty: 'Sorry, no devices were found',
    failed: 'Devices could not be loaded',
    loadingMore: (count: number): string => `${counted(count, 'device', 'devices')} so far…`
  },
  lock: {
    locked: 'Locked',
    unlocked: 'Unlocked',
    unknown: 'Unknown',
    lock: 'Lock',
    unlock: 'Unlock',
    lockStatus: 'Lock status',
    updated: 'Lock status has been successfully updated',
    updateFailed: 'Failed to update lock status',
    codeLength: 'Code length',
    accessCodes: (count: number): string => counted(count, 'access code', 'access codes'),
    accessCodesUnknown: '– access codes',
    digits: (count: number): string => `${count} digit code`,
    digitsBetween: (from: number, to: number): string => `${from}-${to} digit code`,
    digitsOneOf: (counts: readonly number[]): string => `${counts.join(', ')} digit code`
  }
}

/** The texts of one language. */
export type Messages = typeof en
