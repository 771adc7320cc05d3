import type { Translation } from '../namespace.js'
import type { ATTENTION } from './en.js'

/** The number of items that need attention, in Italian. */
export const it: Translation<typeof ATTENTION> = ({ counted }) => ({
  needAttention: (count) => counted(count, { one: '# richiede attenzione', other: '# richiedono attenzione' })
})
