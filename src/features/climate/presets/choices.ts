import { labelOf } from '../../../element/frame/label-of.js'

type Words = Readonly<Record<string, string>>

/** What can be chosen from: what is offered, and what is chosen already. */
export const choicesOf = (
  offered: readonly string[],
  chosen: string,
  words: Words
): readonly { readonly value: string; readonly label: string }[] =>
  [...new Set([...offered, chosen])].map((value) => ({ value, label: labelOf(value, words) }))
