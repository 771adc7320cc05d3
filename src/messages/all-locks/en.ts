import { defineMessages } from '../namespace.js'

/** The codes of all locks. */
export const ALL_LOCKS = defineMessages('allLocks', ({ counted, number }) => ({
  heading: 'All access codes',
  list: 'List',
  calendar: 'Calendar',
  group: 'Group by',
  byPerson: 'Person',
  byLock: 'Lock',
  chooseLocks: 'Choose locks',
  searchLocks: 'Search locks',
  noLock: 'No lock matches',
  chooseOne: 'Choose at least one lock.',
  proceed: 'Continue',
  locks: (count: number): string => counted(count, { one: '# lock', other: '# locks' }),
  progress: (loaded: number, total: number): string => `Checking codes: ${number(loaded)} of ${number(total)} locks`,
  failed: (count: number): string =>
    counted(count, { one: 'The codes of # lock could not be loaded', other: 'The codes of # locks could not be loaded' }),
  deleteAll: (count: number): string => `Delete all ${number(count)}`,
  editAll: (count: number): string => `Edit all ${number(count)}`,
  /** Number of different codes. */
  codes: (count: number): string => counted(count, { one: '# code', other: '# codes' }),
  /** Locks that can't be selected, with the reason. */
  off: (count: number): string =>
    counted(count, { one: '# lock needs a different code length.', other: '# locks need a different code length.' }),
  ownDigits: 'These locks need different code lengths, so each keeps its own code.',
  timesDiffer: 'Times differ',
  differing: 'Differs: each keeps its own'
}))
