import { LOCK, NAME_MARK } from '../platform/devices.mjs'

/** Runs in the page before all other scripts. The same probe is used for all variants and is available as `bench`. */
function probe({ nameMark, pressed }) {
  const TABLES = 'x-device-table, x-lock-details, seam-device-table, seam-device-details, main'
  const ROWS = '[part~="row"], [part~="hero"], .seam-table-row, .seam-device-details'
  const SEARCH = '[part~="search"] input, input.seam-text-field-input'
  const HEADING = '[part~="heading"], .seam-table-title'
  /** Number of access codes, which is the same text in Latchkey and the old widget. */
  const ACCESS_CODES = /\d access codes?/
  const parameters = new URLSearchParams(location.search)
  const expected = Number(parameters.get('devices'))
  const firstRowAt = new Map()
  const firstRows = Promise.withResolvers()
  const allRows = Promise.withResolvers()
  const responded = Promise.withResolvers()
  const details = Promise.withResolvers()
  let hasFirstRows = false
  let hasAllRows = false

  const scopeOf = (table) => table.shadowRoot ?? table
  // A placeholder is not a row, because it contains no name.
  const isShown = (row) => row.textContent.includes(nameMark) && row.getClientRects().length > 0
  const tables = () => [...document.querySelectorAll(TABLES)]
  const firstRowOf = (table) => [...scopeOf(table).querySelectorAll(ROWS)].find(isShown)
  const textOf = (table) => scopeOf(table).textContent
  /** Returns `true` if the pressed row has made way for its device, or if its device is shown next to the list. */
  const hasResponded = (table, row) =>
    (row.getClientRects().length === 0 || row.ariaCurrent !== null) && textOf(table).includes(nameMark)
  /** Returns the first number of the heading: "Devices 19 of 100" counts the rows that match. */
  const countOf = (table) => {
    const heading = scopeOf(table).querySelector(HEADING)?.textContent ?? ''
    return Number(/\d[\d.,]*/.exec(heading)?.[0].replaceAll(/\D/g, ''))
  }

  /** Returns `true` if the content is interactive. Latchkey shows rows before React is loaded. */
  const isUsable = (table) => !table.localName.startsWith('x-') || table.matches(':state(ready)')

  /** The second frame starts after the first one was painted. */
  const afterPaint = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))))

  /** Returns the row with a text that is not followed by another digit. */
  const rowWith = (table, text) =>
    [...scopeOf(table).querySelectorAll(ROWS)].find(({ textContent }) => !/^\d/.test(textContent.split(text)[1] ?? '0'))

  /**
   * Presses the row of a lock, if it is shown. The first row is a lock in some tables only.
   *
   * @returns promises of the time when the row has made way for its device, and when the details are complete
   */
  function pressLock() {
    const [table] = tables()
    const row = table && rowWith(table, pressed)
    if (!row || !isShown(row)) return undefined
    row.click()
    return [
      whenShown(() => hasResponded(table, row)),
      whenShown(() => hasResponded(table, row) && ACCESS_CODES.test(textOf(table)))
    ]
  }

  /** Presses the row of the lock as soon as it is shown. */
  function pressEarly() {
    const times = pressLock()
    if (!times) return
    changes.delete(pressEarly)
    responded.resolve(times[0])
    details.resolve(times[1])
  }

  async function noteFirstRow(table) {
    firstRowAt.set(table, undefined)
    firstRowAt.set(table, await afterPaint())
    const times = tables().map((table) => firstRowAt.get(table))
    if (times.some((time) => time === undefined)) return
    hasFirstRows = true
    firstRows.resolve(times)
  }

  function checkRows() {
    // The observer would disturb later measurements.
    if (hasFirstRows && hasAllRows) changes.delete(checkRows)
    for (const table of tables()) {
      if (!firstRowAt.has(table) && firstRowOf(table)) void noteFirstRow(table)
    }
    const [table] = firstRowAt.keys()
    if (!hasAllRows && table && countOf(table) === expected && isUsable(table)) {
      hasAllRows = true
      void afterPaint().then(allRows.resolve)
    }
  }

  const changes = new Set([checkRows])
  if (parameters.has('press')) changes.add(pressEarly)
  const observer = new MutationObserver(() => {
    for (const listener of changes) listener()
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

  /** Resolves when the condition holds: with the time of the frame in ms after the start of the navigation. */
  function whenShown(isSo) {
    return new Promise((resolve) => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => resolve(performance.now()))
      channel.port1.start()
      const check = () => {
        if (!isSo()) return
        changes.delete(check)
        // A message posted in a frame arrives after that frame.
        requestAnimationFrame(() => channel.port2.postMessage(undefined))
      }
      changes.add(check)
      check()
    })
  }

  /** Returns the button with a name, in any markup. */
  const buttonNamed = (table, name) =>
    [...scopeOf(table).querySelectorAll('button')].find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent).trim() === name
    )

  globalThis.bench = {
    whenShown,
    tables,
    firstRowOf,
    countOf,
    rowWith,
    buttonNamed,
    searchOf: (table) => scopeOf(table).querySelector(SEARCH),
    /** Resolves when each table has its first row, with the times in ms after the start of the navigation. */
    firstRows: firstRows.promise,
    /** Resolves when the table has all devices and is interactive. */
    allRows: allRows.promise,
    /** Resolves when the row of the lock, which is pressed at once, has made way for its device. */
    responded: responded.promise,
    /** Resolves when the details of the lock are complete. */
    details: details.promise,
    /** Presses the row of the lock. Resolves with both times in ms after the press. */
    async pressLock() {
      const pressedAt = performance.now()
      const times = await Promise.all(pressLock())
      return times.map((time) => time - pressedAt)
    }
  }
}

/** Function and argument to run in every page before all other scripts. */
export const PROBE = [probe, { nameMark: NAME_MARK, pressed: LOCK.name }]
