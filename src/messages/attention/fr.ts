import type { Translation } from '../namespace.js'
import type { ATTENTION } from './en.js'

/** The number of items that need attention, in French. */
export const fr: Translation<typeof ATTENTION> = ({ counted }) => ({
  needAttention: (count) => counted(count, { one: '# demande votre attention', other: '# demandent votre attention' })
})
