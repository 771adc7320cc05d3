/** Newer methods of arrays that the elements use. Older ones come with every browser that can parse this code. */
const METHODS = ['at', 'findLast', 'toReversed', 'toSorted']

let isReported = false

/**
 * Returns `true` if the page has everything that the elements need. Otherwise reports once what is missing, because every
 * element would fail later, each in its own way.
 */
export function isSupportedPage(): boolean {
  const missing = METHODS.filter((name) => !(name in Array.prototype)).map((name) =>
    ['Array.prototype', name].join('.')
  )
  if (!('hasOwn' in Object)) missing.push('Object.hasOwn')
  if (missing.length > 0 && !isReported) {
    isReported = true
    console.error(
      `This page has no ${missing.join(', ')}, so no Latchkey element is defined. A script of the page removes it, or the ` +
        `browser is older than Chrome 126, Firefox 126 and Safari 17.5. Stop the script, or load a polyfill before Latchkey.`
    )
  }
  return missing.length === 0
}
