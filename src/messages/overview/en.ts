import type { Formats } from '../formats.js'

/** Texts of the overview of a house, in English. They are fetched with it. */
export const en = ({ counted, number }: Formats) => ({
  /** A house at a glance. */
  overview: {
    heading: 'Overview',
    empty: 'No devices yet',
    allFine: (count: number): string => counted(count, { one: 'The device is fine.', other: 'All # devices are fine.' }),
    needYou: (count: number): string => counted(count, { one: '# needs you.', other: '# need you.' }),
    /** How many are well, and how many need a person. */
    someFine: (fine: number, needing: number): string =>
      `${number(fine)} fine. ${counted(needing, { one: '# needs you.', other: '# need you.' })}`,
    /** Of what is not all known yet. */
    soFar: (sentence: string): string => `So far: ${sentence}`,
    /** Of what may have changed since. */
    asOf: (sentence: string, lastRead: string): string => `${sentence} ${lastRead}.`,
    numbers: 'Devices in numbers',
    all: (count: number): string => counted(count, { one: '# device', other: 'All # devices' }),
    counts: {
      issues: (count: number): string => counted(count, { other: '# with issues' }),
      offline: (count: number): string => counted(count, { other: '# offline' }),
      batteries: (count: number): string => counted(count, { one: '# low battery', other: '# low batteries' }),
      unlocked: (count: number): string => counted(count, { other: '# unlocked' })
    },
    accounts: 'Accounts to reconnect',
    hubs: 'Hubs and bridges to check',
    atNight: 'Unlocked at night',
    codes: 'Codes that may not work',
    problems: 'Problems',
    offline: 'Offline',
    batteries: 'Batteries to change',
    visits: 'Who comes and leaves today',
    doors: 'Unlocked now',
    climate: 'Thermostats that change today',
    from: (time: string): string => `From ${time}`,
    until: (time: string): string => `Until ${time}`,
    showMore: (count: number): string => `Show ${number(count)} more`,
    showFewer: 'Show fewer',
    readingCodes: (done: number, total: number): string => `Codes of ${number(done)} of ${number(total)} locks`,
    codesFailed: (count: number): string =>
      counted(count, { one: 'The codes of # lock could not be loaded', other: 'The codes of # locks could not be loaded' }),
    codesRefused: 'Access codes are not shown: you may not see them here.',
    schedulesFailed: (count: number): string =>
      counted(count, { one: 'The schedules of # thermostat could not be loaded', other: 'The schedules of # thermostats could not be loaded' }),
    schedulesRefused: 'What thermostats change today is not shown: you may not see their schedules here.'
  }
})

/** Texts of the overview of a house. */
export type OverviewMessages = ReturnType<typeof en>
