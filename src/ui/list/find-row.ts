/** Returns the box of the row with a key. Unlike `CSS.escape`, it also works in jsdom. */
export const findRow = (root: ParentNode, key: string): Element | undefined =>
  [...root.querySelectorAll('[data-key]')].find((row) => row.getAttribute('data-key') === key)
