import { writeFileSync } from 'node:fs'
import { told, withPage } from './browser/open.mjs'

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'disabled-by-default-v8.compile',
  'blink.user_timing',
  'loading',
  'v8',
  'v8.execute'
]

/** Writes what the browser did until the first row of a variant was there, for the Performance panel of its tools. */
export async function writeTrace({ browser, server }, { trace, variant, devices: [devices] = [10], slowdown }) {
  const before = (page) => browser.startTracing(page, { categories: CATEGORIES })
  await withPage({ browser, server }, { variant, devices, slowdown, before }, async (page) => {
    const [firstRow] = await told(page, 'firstRows')
    writeFileSync(trace, await browser.stopTracing())
    process.stdout.write(`${variant}, ${devices} devices: first row after ${Math.round(firstRow)} ms. See ${trace}.\n`)
  })
}
