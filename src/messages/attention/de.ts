import type { Translation } from '../namespace.js'
import type { ATTENTION } from './en.js'

/** The number of items that need attention, in German. */
export const de: Translation<typeof ATTENTION> = ({ counted }) => ({
  needAttention: (count) => counted(count, { one: '# braucht Aufmerksamkeit', other: '# brauchen Aufmerksamkeit' })
})
