import { defineMessages } from '../namespace.js'

/** Row actions of the device table. */
export const ROW_ACTIONS = defineMessages('rowActions', ({ counted }) => ({
  /** Names a button next to a row: what it says, and the device. */
  of: (action: string, name: string): string => `${action} ${name}`,
  adjust: 'Adjust',
  noise: 'Noise',
  /** Accessible name of the button, which contains its text. */
  lastHour: 'Noise in the last hour',
  noises: (count: number): string =>
    count > 0
      ? `${counted(count, { one: '# noise event', other: '# noise events' })} in the last hour`
      : 'No noise events in the last hour',
  hourAgo: 'An hour ago',
  now: 'Now'
}))
