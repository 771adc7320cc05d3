import { defineMessages } from '../namespace.js'

/** Access periods by person and day. */
export const CALENDAR = defineMessages('calendar', ({ counted, number }) => ({
  label: 'Stays by day',
  earlier: 'Earlier days',
  later: 'Later days',
  today: 'Today',
  empty: (range: string): string => `No stays ${range}`,
  /** Arrivals and departures of today. */
  onToday: (events: string): string => `Today: ${events}.`,
  comes: (names: string, count: number): string => `${names} ${counted(count, { one: 'arrives', other: 'arrive' })}`,
  leaves: (names: string, count: number): string => `${names} ${counted(count, { one: 'leaves', other: 'leave' })}`,
  comesAndLeaves: (names: string): string => `${names}, in and out`,
  /** Number of people beyond the named ones. */
  more: (count: number): string => `${number(count)} more`,
  /** Start or end of an access period that is today. */
  in: (time: string): string => `in ${time}`,
  out: (time: string): string => `out ${time}`,
  /** People whose codes have no end. */
  always: 'Always',
  overlap: 'two people, same door',
  startsToday: 'starts today',
  endsToday: 'ends today',
  overlaps: (name: string, locks: string): string => `overlaps with ${name} on ${locks}`,
  /** Keyboard instructions for moving an access period. */
  keys: 'Press Page Up or Page Down, or Alt and an arrow key, to move it by a day. Add Shift to move its end. Press Shift and an arrow key to move its start. Press Escape to undo.',
  /** The changed access period and its holder. */
  change: (name: string, dates: string): string => `${name}: ${dates}`,
  /** Reason why an access period can't be moved. */
  fixed: {
    ongoing: 'This code has no dates. Open it to add some.',
    transitioning: 'This code is being set or removed. Move it when that’s finished.',
    notAllowed: 'You can’t change this code here.',
    faulty: 'Something is wrong with this code. Open it to see what to do.',
    unsaved: 'Save or undo the other change first.'
  }
}))
