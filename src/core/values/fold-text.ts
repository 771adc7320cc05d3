/** Combining accents of Latin, Greek and Cyrillic. In other scripts such marks change the letter. */
const ACCENTS = /[\u0300-\u036f]/g

/** Normalizes a text for comparison: no outer spaces, case or diacritics. */
export function foldText(value: string): string {
  // Upper case, because some letters have two lower-case forms and `ß` has no single upper-case one.
  return value.normalize('NFD').replace(ACCENTS, '').toUpperCase().trim()
}

/**
 * Creates a search in the texts of items. Each text is folded once.
 *
 * @param textsOf returns the texts of an item.
 */
export function searchIn<Item extends object>(textsOf: (item: Item) => readonly (string | undefined)[]) {
  const folded = new WeakMap<Item, readonly string[]>()
  let typed = ''
  let wanted = ''
  return (item: Item, search: string): boolean => {
    if (search !== typed) {
      typed = search
      wanted = foldText(search)
    }
    if (!wanted) return true
    let texts = folded.get(item)
    if (!texts) {
      texts = textsOf(item).map((text = '') => foldText(text))
      folded.set(item, texts)
    }
    return texts.some((text) => text.includes(wanted))
  }
}
