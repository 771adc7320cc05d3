import type { BULK } from '../../../messages/bulk/en.js'
import type { TextsOf } from '../../../messages/namespace.js'

/** Returns a text with the number of skipped codes, or an empty list if none is skipped. */
export const skippedCodes = (count: number, { skips, skipsFor, why }: TextsOf<typeof BULK>): readonly string[] =>
  count > 0 ? [skipsFor(skips.code(count), why.unable)] : []
