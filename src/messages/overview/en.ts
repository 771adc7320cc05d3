import { defineMessages } from '../namespace.js'

/** The overview of all devices. */
export const OVERVIEW = defineMessages('overview', ({ counted, number }) => ({
  heading: 'Overview',
  empty: 'No devices yet',
  allFine: 'All OK',
  allFineSoFar: 'All OK so far',
  needAttention: (count: number): string => counted(count, { one: '# needs attention', other: '# need attention' }),
  /** The list is incomplete. */
  needAttentionSoFar: (count: number): string =>
    counted(count, { one: '# so far needs attention', other: '# so far need attention' }),
  /** Number of devices that are OK, of at least two. */
  fine: (count: number, total: number): string =>
    `${number(count)} of ${counted(total, { one: '# device', other: '# devices' })} OK`,
  /** Only items without a step are listed. */
  nothingToDo: 'Nothing to do',
  /** Items without a step for the user. */
  toWatch: (count: number): string => `${number(count)} to watch`,
  numbers: 'Devices in numbers',
  all: (count: number): string =>
    count === 2 ? 'Both devices' : counted(count, { one: '# device', other: 'All # devices' }),
  counts: {
    issues: (count: number): string => counted(count, { other: '# with issues' }),
    offline: (count: number): string => counted(count, { other: '# offline' }),
    batteries: (count: number): string => counted(count, { one: '# low battery', other: '# low batteries' }),
    unlocked: (count: number): string => counted(count, { other: '# unlocked' })
  },
  atNight: 'Unlocked at night',
  codes: 'Codes that aren’t working',
  problems: 'Problems',
  offline: 'Offline',
  checkAll: (count: number): string => `Check all ${number(count)}`,
  visits: 'Arriving and leaving today',
  doors: 'Unlocked now',
  climate: 'Thermostat changes today',
  from: (time: string): string => `From ${time}`,
  until: (time: string): string => `Until ${time}`,
  showMore: (count: number): string => `Show ${number(count)} more`,
  showFewer: 'Show fewer',
  readingCodes: (loaded: number, total: number): string => `Checking codes: ${number(loaded)} of ${number(total)} locks`,
  codesFailed: (count: number): string =>
    counted(count, { one: 'The codes of # lock could not be loaded', other: 'The codes of # locks could not be loaded' }),
  schedulesFailed: (count: number): string =>
    counted(count, { one: 'The schedules of # thermostat could not be loaded', other: 'The schedules of # thermostats could not be loaded' })
}))
