import { writeFileSync } from 'node:fs'
import { waitForMoment, withPage } from './browser/open.mjs'
import { longTasks } from './report/main-thread.mjs'

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
  'v8',
  'v8.execute'
]

/**
 * Writes a trace of a variant up to its first row for the Performance panel, and prints the main thread tasks of more
 * than 8 ms.
 */
export async function writeTrace({ browser, server }, { trace, variant, devices: [devices] = [10], profile }) {
  const prepare = (page) => browser.startTracing(page, { categories: CATEGORIES })
  await withPage({ browser, server }, { variant, devices, profile, prepare }, async (page) => {
    const [firstRow] = await waitForMoment(page, 'firstRows')
    const written = await browser.stopTracing()
    writeFileSync(trace, written)
    const what = `${variant}, ${devices} devices, ${profile}: first row after ${Math.round(firstRow)} ms. See ${trace}.`
    process.stdout.write(`${[what, ...longTasks(JSON.parse(written))].join('\n')}\n`)
  })
}
