import { defineMessages } from '../namespace.js'

/** Use of access codes in lists. */
export const USE_LIST = defineMessages('useList', ({ counted, isolated }) => ({
  /** @param when `3:12 PM`, `yesterday` or `Nov 14` */
  used: (when: string): string => `Used ${when}`,
  /** @param used one of the texts above */
  usedAtLock: (used: string, lock: string): string => `${used} at ${isolated(lock)}`,
  notUsed: 'Not used yet',
  /** Label of the filter. */
  unused: (count: number): string => counted(count, { other: '# unused' }),
  /** @param time `3:12 PM` */
  arrived: (time: string): string => `Arrived ${time}`
}))
