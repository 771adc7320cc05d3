import { defineMessages } from '../namespace.js'

/** Limits of a lock, in the form of an access code. */
export const CODE_LIMITS = defineMessages('codeLimits', ({ counted, number }) => ({
  met: 'met',
  notMet: 'not met',
  hints: {
    no_zeros: 'No 0',
    cannot_contain_089: 'No 0, 8 or 9',
    cannot_contain_0789: 'Only digits 1 to 6',
    cannot_start_with_12: 'Not starting with 12',
    no_ascending_or_descending_sequence: 'No sequence such as 1234',
    at_least_three_unique_digits: 'At least 3 different digits',
    unique_first_four_digits: 'First 4 digits all different',
    no_all_same_digits: 'Not all digits the same'
  },
  knownCodesOnly: 'Must be a code that the lock’s account already uses',
  digitsOnly: 'Use digits only',
  anyLength: 'Use 4 to 12 digits',
  errors: {
    no_zeros: 'This lock doesn’t accept 0',
    cannot_contain_089: 'This lock doesn’t accept 0, 8 or 9',
    cannot_contain_0789: 'This lock only has the digits 1 to 6',
    cannot_start_with_12: 'The code can’t start with 12',
    no_ascending_or_descending_sequence: 'The code can’t be a sequence such as 1234 or 4321',
    at_least_three_unique_digits: 'Use at least 3 different digits',
    unique_first_four_digits: 'The first 4 digits must all be different',
    no_all_same_digits: 'The digits can’t all be the same'
  },
  /** Values that locks don't accept, in `unaccepted`. */
  codes: {
    length: 'codes of this length',
    no_zeros: '0',
    cannot_contain_089: '0, 8 or 9',
    cannot_contain_0789: '0, 7, 8 or 9',
    cannot_start_with_12: 'codes that start with 12',
    no_ascending_or_descending_sequence: 'sequences such as 1234 or 4321',
    at_least_three_unique_digits: 'codes with fewer than 3 different digits',
    unique_first_four_digits: 'codes that repeat one of the first 4 digits',
    no_all_same_digits: 'codes with a single digit'
  },
  unaccepted: (lock: string, codes: string): string => `${lock} doesn’t accept ${codes}`,
  /** Some of several locks. */
  ofLocks: (count: number, total: number): string => `${number(count)} of ${number(total)} locks`,
  manyUnaccepted: (some: string, codes: string, locks: string): string => `${some} don’t accept ${codes}: ${locks}`,
  /** A message about one lock of several, or about some of them. */
  about: (locks: string, message: string): string => `${locks}: ${message}`,
  manyAbout: (some: string, locks: string, message: string): string => `${some} (${locks}): ${message}`,
  leaveOut: (count: number): string => counted(count, { one: 'Leave out # lock', other: 'Leave out # locks' }),
  uncertainRun: 'This lock may refuse runs such as 123 or 111',
  sameDigits: (name: string): string => `${name} already has this code on this lock`,
  nameBetween: (min: number, max: number): string => `Use ${number(min)} to ${number(max)} characters`,
  nameAtLeast: (min: number): string => counted(min, { one: 'Use at least # character', other: 'Use at least # characters' }),
  nameAtMost: (max: number): string => counted(max, { one: '# character max', other: '# characters max' }),
  nameTaken: 'Another code on this lock has this name',
  startNotInFuture: 'The start must be in the future',
  lasts: (durations: string): string => `Codes on this lock last ${durations}`,
  between: (min: string, max: string): string => `${min} to ${max}`,
  atLeast: (duration: string): string => `at least ${duration}`,
  atMost: (duration: string): string => `at most ${duration}`,
  or: (first: string, second: string): string => `${first}, or ${second}`,
  endOn: (date: string, time: string): string => `End on ${date}, ${time}`,
  endAt: (time: string): string => `End at ${time}`,
  sameTime: 'Start and end must be at the same time of day',
  startAndEndAt: (start: string, end: string): string => `Start at ${start} and end at ${end}`,
  startsOn: (days: string): string => `Codes on this lock start on ${days}`,
  endsOn: (days: string): string => `Codes on this lock end on ${days}`,
  /** @param nth 1 to 5, or -1 for the last @param weekday its name @param _index 0 for Sunday */
  nthWeekday: (nth: number, weekday: string, _index: number): string =>
    `the ${nth < 0 ? 'last' : ['first', 'second', 'third', 'fourth', 'fifth'][nth - 1] ?? number(nth)} ${weekday} of the month`,
  monthDay: (day: number): string => (day < 0 ? 'the last day of the month' : `day ${number(day)} of the month`),
  uncheckedDates: 'The lock limits the dates. The platform checks them.',
  withoutEnd: 'This lock may not accept a code without an end.',
  startDate: 'Start date',
  endDate: 'End date',
  times: 'Times',
  chooseTimes: 'Choose the times',
  full: (used: number, most: number): string =>
    `This lock is full: ${number(used)} of ${number(most)} codes. Delete one first, or the new code can’t be set.`,
  roomForOne: 'Room for one more code.',
  manyFull: (count: number, locks: string): string =>
    counted(count, { one: `# lock is full: ${locks}`, other: `# locks are full: ${locks}` }),
  noCode: 'No code fits this lock.',
  noSharedCode: 'No code fits all of these locks.'
}))
