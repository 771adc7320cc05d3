import { defineMessages } from '../namespace.js'

/** The overview of all devices. */
export const OVERVIEW = defineMessages('overview', ({ counted, number }) => ({
  heading: 'Overview',
  empty: 'No devices yet',
  allFine: (count: number): string =>
    count === 2 ? 'Both devices are OK.' : counted(count, { one: 'All OK.', other: 'All # devices are OK.' }),
  needYou: (count: number): string => counted(count, { one: '# needs attention.', other: '# need attention.' }),
  /** Number of devices that are OK and that need attention. */
  someFine: (fine: number, needing: number): string =>
    `${counted(needing, { one: '# needs attention.', other: '# need attention.' })} ${number(fine)} OK.`,
  /** Notice that the list is incomplete. */
  soFar: (sentence: string): string => `So far: ${sentence}`,
  /** Notice that the information may be out of date. */
  asOf: (sentence: string, lastRead: string): string => `${sentence} ${lastRead}.`,
  numbers: 'Devices in numbers',
  all: (count: number): string =>
    count === 2 ? 'Both devices' : counted(count, { one: '# device', other: 'All # devices' }),
  counts: {
    issues: (count: number): string => counted(count, { other: '# with issues' }),
    offline: (count: number): string => counted(count, { other: '# offline' }),
    batteries: (count: number): string => counted(count, { one: '# low battery', other: '# low batteries' }),
    unlocked: (count: number): string => counted(count, { other: '# unlocked' })
  },
  accounts: 'Accounts to reconnect',
  hubs: 'Hubs and bridges to check',
  atNight: 'Unlocked at night',
  codes: 'Codes that aren’t working',
  problems: 'Problems',
  offline: 'Offline',
  batteries: 'Batteries to change',
  visits: 'Arriving and leaving today',
  doors: 'Unlocked now',
  climate: 'Thermostat changes today',
  from: (time: string): string => `From ${time}`,
  until: (time: string): string => `Until ${time}`,
  showMore: (count: number): string => `Show ${number(count)} more`,
  showFewer: 'Show fewer',
  readingCodes: (done: number, total: number): string => `Checking codes: ${number(done)} of ${number(total)} locks`,
  codesFailed: (count: number): string =>
    counted(count, { one: 'The codes of # lock could not be loaded', other: 'The codes of # locks could not be loaded' }),
  schedulesFailed: (count: number): string =>
    counted(count, { one: 'The schedules of # thermostat could not be loaded', other: 'The schedules of # thermostats could not be loaded' })
}))
