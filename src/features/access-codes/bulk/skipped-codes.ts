import type { ManageMessages } from '../../../messages/manage/en.js'

/** Returns a text with the number of skipped codes, or an empty list if none is skipped. */
export const skippedCodes = (count: number, { skips, skipsFor, why }: ManageMessages['bulk']): readonly string[] =>
  count > 0 ? [skipsFor(skips.code(count), why.unable)] : []
