import { defineMessages } from '../namespace.js'

/** The number of items that need attention. */
export const ATTENTION = defineMessages('attention', ({ counted }) => ({
  needAttention: (count: number): string => counted(count, { one: '# needs attention', other: '# need attention' })
}))
