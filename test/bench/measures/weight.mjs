import { waitForMoment, withPage } from '../browser/open.mjs'
import { settled } from '../browser/settled.mjs'
import { alternate } from './alternate.mjs'

const kilobytes = (list) => list.reduce((total, { bytes }) => total + bytes, 0) / 1000

/** Measures the requests of every variant and their size on the wire. */
export const measureWeight = (bench, { variants, devices, count, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, count }, async (page) => {
      await waitForMoment(page, 'firstRows')
      await settled(page, bench.server)
      const sent = bench.server.sent()
      return {
        requests: sent.length,
        'everything (kB, gzip)': kilobytes(sent),
        'scripts (kB, gzip)': kilobytes(sent.filter(({ path }) => path.endsWith('.js')))
      }
    })
  )
