import { defineMessages } from '../namespace.js'

/** Times that daylight saving skips or repeats, with the zone of each occurrence. */
export const TIME_FIELD = defineMessages('timeField', () => ({
  skipped: (time: string): string => `This time is skipped by daylight saving. ${time} will be used.`,
  first: (zone: string): string => `This time occurs twice as clocks go back. The first (${zone}) will be used.`,
  second: (zone: string): string => `This time occurs twice as clocks go back. The second (${zone}) will be used.`,
  useFirst: (zone: string): string => `Use the first (${zone})`,
  useSecond: (zone: string): string => `Use the second (${zone})`
}))
