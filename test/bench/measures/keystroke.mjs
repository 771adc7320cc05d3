import { waitForMoment, within, withPage } from '../browser/open.mjs'
import { NAME_MARK } from '../platform/devices.mjs'
import { alternate } from './alternate.mjs'

/** Each key changes the first row, in either order, and the number of rows. */
const KEYS = [
  { key: '2', text: '2' },
  { key: '7', text: '27' },
  { key: 'Backspace', text: '2' },
  { key: 'Backspace', text: '' }
]

const BETWEEN_KEYS = 300

/** Runs in the page, and measures from the next key to the frame with the matching rows. */
function watchKey({ devices, text, nameMark }) {
  const { bench } = globalThis
  const [table] = bench.tables()
  const numbers = Array.from({ length: devices }, (_, index) => index + 1).filter((number) =>
    `${number}`.includes(text)
  )
  const ends = new Set([numbers[0], numbers.at(-1)])
  const isFound = () => {
    // Only the first row is checked, because checking thousands of rows would distort the result.
    const first = bench.firstRowOf(table)
    const number = Number(first && /^\d+/.exec(first.textContent.split(nameMark)[1])?.[0])
    return ends.has(number) && bench.countOf(table) === numbers.length
  }
  let pressedAt
  addEventListener('keydown', (event) => (pressedAt = event.timeStamp), { capture: true, once: true })
  globalThis.keyShown = bench.whenShown(() => pressedAt !== undefined && isFound()).then((time) => time - pressedAt)
}

/** Measures the time from each key in the search field to the matching rows. */
export const measureKeystroke = (bench, { variants, devices, slowdown, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, slowdown }, async (page) => {
      await waitForMoment(page, 'allRows')
      await page.evaluate(() => globalThis.bench.searchOf(globalThis.bench.tables()[0]).focus())
      await page.waitForTimeout(BETWEEN_KEYS)
      const times = []
      for (const { key, text } of KEYS) {
        await page.evaluate(watchKey, { devices, text, nameMark: NAME_MARK })
        await page.keyboard.press(key)
        times.push(
          await within(
            page.evaluate(() => globalThis.keyShown),
            `The rows with "${text}"`
          )
        )
        await page.waitForTimeout(BETWEEN_KEYS)
      }
      return { 'keystroke to paint (ms)': times }
    })
  )
