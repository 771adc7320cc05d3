type Words = Readonly<Record<string, string>>

/** What a value is called; one that is not known is shown as it is. */
export const wordOf = (value: string, words: Words): string =>
  (Object.hasOwn(words, value) ? words[value] : undefined) ?? value

/** What can be chosen from: what is offered, and what is chosen already. */
export const choicesOf = (
  offered: readonly string[],
  chosen: string,
  words: Words
): readonly { readonly value: string; readonly label: string }[] =>
  [...new Set([...offered, chosen])].map((value) => ({ value, label: wordOf(value, words) }))
