import { framesOfWheel } from '../browser/frames.mjs'
import { told, withPage } from '../browser/open.mjs'
import { quantile } from '../statistics.mjs'
import { alternate } from './alternate.mjs'

const SETTLED = 1000

/** Turns the wheel over the rows, step by step: how long are the frames meanwhile? */
export const measureScroll = (bench, { variants, devices, slowdown, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, slowdown }, async (page) => {
      await told(page, 'allRows')
      await page.waitForTimeout(SETTLED)
      const frames = await framesOfWheel(page)
      return {
        'scrolling, worst frame (ms)': Math.max(...frames),
        'scrolling, median frame (ms)': quantile(frames, 0.5)
      }
    })
  )
