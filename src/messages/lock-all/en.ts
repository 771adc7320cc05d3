import { defineMessages } from '../namespace.js'

/** All locks in one latch. */
export const LOCK_ALL = defineMessages('lockAll', ({ counted, number }) => ({
  label: 'All locks',
  allLocked: (count: number): string =>
    count === 2 ? 'Both doors locked' : counted(count, { one: '# door locked', other: 'All # doors locked' }),
  locked: (count: number): string => counted(count, { one: '# door locked', other: '# doors locked' }),
  unlocked: (count: number): string => counted(count, { one: '# door unlocked', other: '# doors unlocked' }),
  unlocking: (count: number): string => `${number(count)} unlocking`,
  unknown: (count: number): string => `${number(count)} unknown`,
  /** No state is known. */
  noneKnown: (count: number): string => counted(count, { one: 'State of # door unknown', other: 'State of # doors unknown' }),
  lockAll: (count: number): string =>
    count === 2 ? 'Lock both' : counted(count, { one: 'Lock', other: 'Lock all #' }),
  /** Some can't be locked remotely. */
  lockSome: (count: number, total: number): string => `Lock ${number(count)} of ${number(total)}`
}))
