import { defineMessages } from '../namespace.js'

/** Export of the activity log. */
export const ACTIVITY_EXPORT = defineMessages('activityExport', ({ counted, number }) => ({
  title: 'Export activity',
  /** @param what kinds of events. @param where a device, or all. */
  scope: (what: string, where: string): string => `${what}, ${where}`,
  period: 'Period',
  lastDays: (count: number): string => counted(count, { other: 'Last # days' }),
  chooseDates: 'Choose dates',
  from: 'From',
  to: 'To',
  endBeforeStart: 'The end must be after the start',
  /** Name of the progress bar. */
  reading: 'Reading activity',
  read: (count: number): string => counted(count, { one: '# event read', other: '# events read' }),
  stopped: (count: number): string => counted(count, { one: 'Reading stopped after # event.', other: 'Reading stopped after # events.' }),
  downloadSome: (count: number): string => counted(count, { one: 'Download # event', other: 'Download # events' }),
  printSome: (count: number): string => counted(count, { one: 'Print # event', other: 'Print # events' }),
  empty: 'No activity in this period',
  exported: (count: number): string => counted(count, { one: '# event exported', other: '# events exported' }),
  /** There are more than can be exported. */
  cut: (count: number, date: string): string => `The newest ${number(count)} events were exported, back to ${date}.`,
  printed: (date: string): string => `Printed ${date}`,
  columns: { time: 'Time', device: 'Device', event: 'What happened' }
}))
