import { framesOfWheel } from '../browser/frames.mjs'
import { waitForMoment, withPage } from '../browser/open.mjs'
import { quantile } from '../statistics.mjs'
import { alternate } from './alternate.mjs'

const SETTLED = 1000

/** Measures frame durations while the wheel scrolls the rows. */
export const measureScroll = (bench, { variants, devices, slowdown, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, slowdown }, async (page) => {
      await waitForMoment(page, 'allRows')
      await page.waitForTimeout(SETTLED)
      const frames = await framesOfWheel(page)
      return {
        'scrolling, worst frame (ms)': Math.max(...frames),
        'scrolling, median frame (ms)': quantile(frames, 0.5)
      }
    })
  )
