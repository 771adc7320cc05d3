import { told, withPage } from '../browser/open.mjs'
import { VARIANTS } from '../pages.mjs'
import { alternate } from './alternate.mjs'

// Until then whatever a page fetches after its rows, like pictures and what it tells of its use, is on its way.
const SETTLED = 1500

const kilobytes = (list) => list.reduce((total, { bytes }) => total + bytes, 0) / 1000

/** What every variant asks for, and what that weighs as it goes over the wire. */
export const measureWeight = (bench, { devices, runs }) =>
  alternate(Object.keys(VARIANTS), runs, (variant) =>
    withPage(bench, { variant, devices }, async (page) => {
      await told(page, 'firstRows')
      await page.waitForTimeout(SETTLED)
      const sent = bench.server.sent()
      return {
        requests: sent.length,
        'everything (kB, gzip)': kilobytes(sent),
        'scripts (kB, gzip)': kilobytes(sent.filter(({ path }) => path.endsWith('.js')))
      }
    })
  )
