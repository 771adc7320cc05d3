import { NAME_MARK } from '../platform/devices.mjs'

/** Runs in the page, before anything of it: the same for all variants. What it offers is `bench`. */
function probe(nameMark) {
  const TABLES = 'x-device-table, x-lock-details, seam-device-table, seam-device-details, main'
  const ROWS = '[part~="row"], [part~="hero"], .seam-table-row, .seam-device-details'
  const SEARCH = '[part~="search"] input, input.seam-text-field-input'
  const HEADING = '[part~="heading"], .seam-table-title'
  const asked = new URLSearchParams(location.search)
  const expected = Number(asked.get('devices'))
  const firstRowAt = new Map()
  const firstRows = Promise.withResolvers()
  const allRows = Promise.withResolvers()
  const details = Promise.withResolvers()
  let hasFirstRows = false
  let hasAllRows = false

  const scopeOf = (table) => table.shadowRoot ?? table
  // A placeholder is no row: it shows no name.
  const isShown = (row) => row.textContent.includes(nameMark) && row.getClientRects().length > 0
  const tables = () => [...document.querySelectorAll(TABLES)]
  const firstRowOf = (table) => [...scopeOf(table).querySelectorAll(ROWS)].find(isShown)
  const countOf = (table) => Number(scopeOf(table).querySelector(HEADING)?.textContent.replaceAll(/\D/g, ''))

  /** Whether what is shown can be used: ours is drawn before React is there. */
  const isUsable = (table) => !table.localName.startsWith('x-') || table.matches(':state(ready)')

  /** The second frame begins when the first has been painted. */
  const afterPaint = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))))

  async function noteFirstRow(table) {
    firstRowAt.set(table, undefined)
    if (asked.has('press')) {
      firstRowOf(table).click()
      void whenShown(() => buttonNamed(table, 'Back')).then(details.resolve)
    }
    firstRowAt.set(table, await afterPaint())
    const times = tables().map((table) => firstRowAt.get(table))
    if (times.some((time) => time === undefined)) return
    hasFirstRows = true
    firstRows.resolve(times)
  }

  function look() {
    // From then on it is only in the way of what is measured later.
    if (hasFirstRows && hasAllRows) changes.delete(look)
    for (const table of tables()) {
      if (!firstRowAt.has(table) && firstRowOf(table)) void noteFirstRow(table)
    }
    const [table] = firstRowAt.keys()
    if (!hasAllRows && table && countOf(table) === expected && isUsable(table)) {
      hasAllRows = true
      void afterPaint().then(allRows.resolve)
    }
  }

  const changes = new Set([look])
  const observer = new MutationObserver(() => {
    for (const told of changes) told()
  })
  const watch = (root) =>
    observer.observe(root, { childList: true, subtree: true, characterData: true, attributeFilter: ['aria-label'] })
  watch(document)
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options)
    watch(root)
    return root
  }

  /** Settles when that is so: when the frame that shows it was made, in milliseconds from the start of the navigation. */
  function whenShown(isSo) {
    return new Promise((resolve) => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => resolve(performance.now()))
      channel.port1.start()
      const check = () => {
        if (!isSo()) return
        changes.delete(check)
        // What is posted in a frame arrives when that frame has been made.
        requestAnimationFrame(() => channel.port2.postMessage(undefined))
      }
      changes.add(check)
      check()
    })
  }

  /** The button of that name, whatever it is written with. */
  const buttonNamed = (table, name) =>
    [...scopeOf(table).querySelectorAll('button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent).trim() === name
    )

  globalThis.bench = {
    whenShown,
    tables,
    firstRowOf,
    countOf,
    /** The row that shows a text, whatever follows it but another digit. */
    rowWith: (table, text) =>
      [...scopeOf(table).querySelectorAll(ROWS)].find(({ textContent }) =>
        /^\D/.test(textContent.split(text)[1] ?? '0')
      ),
    buttonNamed,
    searchOf: (table) => scopeOf(table).querySelector(SEARCH),
    /** When each table had its first row, in milliseconds from the start of the navigation, once all of them have one. */
    firstRows: firstRows.promise,
    /** When a table said that it has all devices, and could be used. */
    allRows: allRows.promise,
    /** When the details of the first row were there, which is pressed as soon as it is. */
    details: details.promise
  }
}

/** What is run in every page before anything of it, with what it is given. */
export const PROBE = [probe, NAME_MARK]
