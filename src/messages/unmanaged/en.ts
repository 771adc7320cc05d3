import { defineMessages } from '../namespace.js'

/** Codes that were set at the lock. */
export const UNMANAGED = defineMessages('unmanaged', ({ counted }) => ({
  title: 'Set at the lock',
  about: 'These codes were set at the lock or in the manufacturer’s app. Import them to change them here.',
  loading: 'Loading codes set at the lock',
  none: 'No other codes',
  failed: 'Codes set at the lock could not be loaded',
  manage: 'Import',
  cannot: 'This code can’t be imported.',
  manageAll: (count: number) => counted(count, { other: 'Import all #' }),
  managed: 'Code imported',
  notManaged: 'The code couldn’t be imported.'
}))
