/** The accents of Latin, Greek and Cyrillic letters. In other scripts such marks make another letter. */
const ACCENTS = /[\u0300-\u036f]/g

/** A text as it is compared: without white space at its ends, case and diacritics. */
export function foldText(value: string): string {
  // Upper case, since some letters have two lower ones, and `ß` has none.
  return value.normalize('NFD').replace(ACCENTS, '').toUpperCase().trim()
}

/**
 * A search in the texts of items, each of which is folded once, as is what is typed however many items are asked.
 *
 * @param textsOf tells in which texts of an item to look.
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
    let texts = folded.get(item)
    if (!texts) {
      texts = textsOf(item).map((text = '') => foldText(text))
      folded.set(item, texts)
    }
    return texts.some((text) => text.includes(wanted))
  }
}
