import type { Translation } from '../namespace.js'
import type { ATTENTION } from './en.js'

/** The number of items that need attention, in Portuguese. */
export const pt: Translation<typeof ATTENTION> = ({ counted }) => ({
  needAttention: (count) => counted(count, { one: '# precisa de atenção', other: '# precisam de atenção' })
})
