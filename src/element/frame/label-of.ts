/** What a value of the platform is called; one that is not known is shown as it is. */
export const labelOf = (value: string, words: Readonly<Record<string, string>>): string =>
  (Object.hasOwn(words, value) ? words[value] : undefined) ?? value
