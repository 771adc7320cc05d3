import { defineMessages } from '../namespace.js'

/** Sorting, groups and filters of a list. */
export const VIEW = defineMessages('view', ({ counted }) => ({
  heading: 'View',
  sort: 'Sort',
  group: 'Group by',
  battery: 'Battery',
  problems: 'Problems',
  all: 'All',
  ungrouped: 'None',
  reset: 'Reset',
  /** Closes the panel. The number of devices that the view shows. */
  show: (count: number): string => counted(count, { one: 'Show # device', other: 'Show # devices' }),
  active: 'Active filters',
  remove: (filter: string): string => `Remove filter: ${filter}`,
  clear: 'Clear filters',
  noneLeft: 'No devices match these filters',
  /** Label of the battery filter. */
  lowBattery: 'Low batteries',
  offline: 'Offline',
  issues: 'Has issues',
  orders: {
    newest: 'Newest first',
    name: 'Name',
    battery: 'Lowest battery first',
    issues: 'Issues first',
    kind: 'Kind'
  },
  groupings: {
    kind: 'Kind',
    account: 'Account',
    manufacturer: 'Manufacturer',
    space: 'Space'
  },
  none: {
    kind: 'Other devices',
    account: 'Without an account',
    manufacturer: 'Unknown manufacturer',
    space: 'Without a space'
  },
  kinds: {
    lock: 'Locks',
    thermostat: 'Thermostats',
    'noise-sensor': 'Noise sensors'
  },
  states: {
    locked: 'Locked',
    unlocked: 'Unlocked',
    heating: 'Heating',
    cooling: 'Cooling',
    noisy: 'Too loud'
  }
}))
