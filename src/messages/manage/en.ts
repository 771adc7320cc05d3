import type { Formats } from '../formats.js'

/** Texts for acting on devices and codes from their lists, in English. They are fetched with what shows them. */
export const en = ({ counted }: Formats) => ({
  /** What a row of the device table can do by itself. */
  rowActions: {
    /** Names a button beside a row: what it says, and the device. */
    of: (action: string, name: string): string => `${action} ${name}`,
    adjust: 'Adjust',
    lastHour: 'Last hour',
    noises: (count: number): string =>
      count > 0 ? `${counted(count, { one: '# noise', other: '# noises' })} in the last hour` : 'No noise in the last hour',
    hourAgo: 'An hour ago',
    now: 'Now'
  },
  /** Taking back what was done. */
  undo: {}
})

/** Texts for acting on devices and codes from their lists. */
export type ManageMessages = ReturnType<typeof en>
