import { NAME_MARK } from '../platform/devices.mjs'

/* Runs in the page, before anything of it: the same for all variants. */
function probe(nameMark) {
  const TABLES = 'x-device-table, seam-device-table, main'
  const ROWS = '[part~="row"], .seam-table-row'
  const HEADING = '[part~="heading"], .seam-table-title'
  const expected = Number(new URLSearchParams(location.search).get('devices'))
  const firstRowAt = new Map()
  const firstRows = Promise.withResolvers()
  const allRows = Promise.withResolvers()
  let hasAllRows = false

  const scopeOf = (table) => table.shadowRoot ?? table
  // A placeholder is no row: it shows no name.
  const isShown = (row) => row.textContent.includes(nameMark) && row.getClientRects().length > 0
  const tables = () => [...document.querySelectorAll(TABLES)]
  const rowsOf = (table) => [...scopeOf(table).querySelectorAll(ROWS)].filter(isShown)
  const firstRowOf = (table) => [...scopeOf(table).querySelectorAll(ROWS)].find(isShown)
  const countOf = (table) => Number(scopeOf(table).querySelector(HEADING)?.textContent.replaceAll(/\D/g, ''))

  /** The second frame begins when the first has been painted. */
  const afterPaint = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now()))))

  async function noteFirstRow(table) {
    firstRowAt.set(table, undefined)
    firstRowAt.set(table, await afterPaint())
    const times = tables().map((table) => firstRowAt.get(table))
    if (times.every((time) => time !== undefined)) firstRows.resolve(times)
  }

  function look() {
    for (const table of tables()) {
      if (!firstRowAt.has(table) && firstRowOf(table)) void noteFirstRow(table)
    }
    const [table] = firstRowAt.keys()
    if (!hasAllRows && table && countOf(table) === expected) {
      hasAllRows = true
      void afterPaint().then(allRows.resolve)
    }
  }

  const observer = new MutationObserver(look)
  const watch = (root) => observer.observe(root, { childList: true, subtree: true, characterData: true })
  watch(document)
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options)
    watch(root)
    return root
  }

  globalThis.bench = {
    afterPaint,
    scopeOf,
    tables,
    rowsOf,
    /** When each table had its first row, in milliseconds from the start of the navigation, once all of them have one. */
    firstRows: firstRows.promise,
    /** When a table said that it has all devices. */
    allRows: allRows.promise
  }
}

/** What is run in every page before anything of it, with what it is given. */
export const PROBE = [probe, NAME_MARK]
