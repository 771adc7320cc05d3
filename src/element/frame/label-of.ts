import { wordsOfKey } from '../../core/values/words-of-key.js'

/** Returns the label of a platform value, or the value as words if it is unknown. */
export const labelOf = (value: string, words: Readonly<Record<string, string>>): string =>
  (Object.hasOwn(words, value) ? words[value] : undefined) ?? wordsOfKey(value)
