import type { Translation } from '../namespace.js'
import type { ATTENTION } from './en.js'

/** The number of items that need attention, in Dutch. */
export const nl: Translation<typeof ATTENTION> = ({ counted }) => ({
  needAttention: (count) => counted(count, { one: '# vraagt aandacht', other: '# vragen aandacht' })
})
