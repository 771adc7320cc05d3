/** The accents of Latin, Greek and Cyrillic letters. In other scripts such marks make another letter. */
const ACCENTS = /[\u0300-\u036f]/g

/** A text as it is compared: without white space at its ends, case and diacritics. */
export function foldText(value: string): string {
  // Upper case, since some letters have two lower ones, and `ß` has none.
  return value.normalize('NFD').replace(ACCENTS, '').toUpperCase().trim()
}
