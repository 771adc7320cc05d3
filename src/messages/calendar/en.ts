import type { Formats } from '../formats.js'

/** Texts of the calendar of the codes of a house, in English. They are fetched with it. */
export const en = ({ counted, number }: Formats) => ({
  /** The stays of people, day by day. */
  calendar: {
    label: 'Stays by day',
    earlier: 'Earlier days',
    later: 'Later days',
    today: 'Today',
    empty: 'No stays in these days',
    /** Who comes and who leaves today. */
    onToday: (events: string): string => `Today: ${events}.`,
    comes: (names: string, count: number): string => `${names} ${counted(count, { one: 'comes', other: 'come' })}`,
    leaves: (names: string, count: number): string => `${names} ${counted(count, { one: 'leaves', other: 'leave' })}`,
    comesAndLeaves: (names: string, count: number): string => `${names} ${counted(count, { one: 'comes and leaves', other: 'come and leave' })}`,
    /** How many people there are besides those that are named. */
    others: (count: number): string => `${number(count)} more`,
    startsToday: 'starts today',
    endsToday: 'ends today',
    overlaps: (name: string, locks: string): string => `overlaps with ${name} on ${locks}`,
    /** How a stay is moved by keys. */
    keys: 'Alt and an arrow move it by a day. With Shift they move its end, Shift and an arrow move its start. Escape takes it back.',
    /** Whose stay is to be when. */
    change: (name: string, dates: string): string => `${name}: ${dates}`,
    /** Why a stay cannot be moved. */
    fixed: {
      open: 'This code has no start and end to move. Open it to give it some.',
      settling: 'This code is being set or removed. Move it once that is done.',
      barred: 'This code cannot be changed here.',
      faulty: 'Something is wrong with this code. Open it to see what to do.',
      unanswered: 'Save or undo the other change first.'
    }
  }
})

/** Texts of the calendar of the codes of a house. */
export type CalendarMessages = ReturnType<typeof en>
