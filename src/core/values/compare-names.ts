/** Created on first use: creating a collator is slow, and a browser may refuse to. */
let collator: Intl.Collator | undefined

/** Compares names as a user sorts them, with numbers by value. */
export function compareNames(first: string, second: string): number {
  collator ??= new Intl.Collator(undefined, { numeric: true })
  return collator.compare(first, second)
}
