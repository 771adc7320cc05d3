import type { Translation } from '../namespace.js'
import type { ATTENTION } from './en.js'

/** The number of items that need attention, in Spanish. */
export const es: Translation<typeof ATTENTION> = ({ counted }) => ({
  needAttention: (count) => counted(count, { one: '# requiere atención', other: '# requieren atención' })
})
