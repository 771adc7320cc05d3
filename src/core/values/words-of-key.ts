/** Returns a key of the platform as words: "guest_arrival" becomes "Guest arrival". */
export function wordsOfKey(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').trim()
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : key
}
