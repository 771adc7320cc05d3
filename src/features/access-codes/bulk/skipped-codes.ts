import type { ManageMessages } from '../../../messages/manage/en.js'

/** How many codes are left out, in words; nothing where there is none. */
export const skippedCodes = (count: number, { skips, skipsFor, why }: ManageMessages['bulk']): readonly string[] =>
  count > 0 ? [skipsFor(skips.code(count), why.unable)] : []
