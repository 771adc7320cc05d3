/** Returns a key of the platform as words: "guest_arrival" becomes "Guest arrival". */
export function wordsOfKey(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').trim()
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : key
}

/** Returns the label of a platform value, or the value as words if it is unknown. */
export const labelOf = (value: string, words: Readonly<Record<string, string>>): string =>
  (Object.hasOwn(words, value) ? words[value] : undefined) ?? wordsOfKey(value)
