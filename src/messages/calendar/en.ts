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
    comes: (names: string, count: number): string => `${names} ${counted(count, { one: 'arrives', other: 'arrive' })}`,
    leaves: (names: string, count: number): string => `${names} ${counted(count, { one: 'leaves', other: 'leave' })}`,
    comesAndLeaves: (names: string, count: number): string => `${names} ${counted(count, { one: 'arrives and leaves', other: 'arrive and leave' })}`,
    /** How many people there are besides those that are named. */
    others: (count: number): string => `${number(count)} more`,
    startsToday: 'starts today',
    endsToday: 'ends today',
    overlaps: (name: string, locks: string): string => `overlaps with ${name} on ${locks}`,
    /** How a stay is moved by keys. */
    keys: 'Press Alt and an arrow key to move it by a day. Add Shift to move its end. Press Shift and an arrow key to move its start. Press Escape to undo.',
    /** Whose stay is to be when. */
    change: (name: string, dates: string): string => `${name}: ${dates}`,
    /** Why a stay cannot be moved. */
    fixed: {
      open: 'This code has no start and end to move. Open it to set them.',
      settling: 'This code is being set or removed. Move it when that’s finished.',
      barred: 'You can’t change this code here.',
      faulty: 'Something is wrong with this code. Open it to see what to do.',
      unanswered: 'Save or undo the other change first.'
    }
  }
})

/** Texts of the calendar of the codes of a house. */
export type CalendarMessages = ReturnType<typeof en>
