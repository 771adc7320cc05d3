import { labelOf } from '../../../element/frame/label-of.js'

type Words = Readonly<Record<string, string>>

/** Returns the options of a select: the offered values, and the current value if it isn't offered. */
export const choicesOf = (
  offered: readonly string[],
  chosen: string,
  words: Words
): readonly { readonly value: string; readonly label: string }[] =>
  [...new Set([...offered, chosen])].map((value) => ({ value, label: labelOf(value, words) }))
