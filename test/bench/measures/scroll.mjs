import { told, withPage } from '../browser/open.mjs'
import { quantile } from '../statistics.mjs'
import { alternate } from './alternate.mjs'

const STEPS = 40
const STEP = 240
const BETWEEN_STEPS = 50
const SETTLED = 1000

/** In the page: notes how long each frame takes. */
function watchFrames() {
  const frames = []
  globalThis.frameTimes = frames
  let last
  const next = (time) => {
    if (last !== undefined) frames.push(time - last)
    last = time
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

/** Turns the wheel over the rows, step by step: how long are the frames meanwhile? */
export const measureScroll = (bench, { variants, devices, slowdown, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, slowdown }, async (page) => {
      await told(page, 'allRows')
      await page.waitForTimeout(SETTLED)
      await page.mouse.move(500, 500)
      await page.evaluate(watchFrames)
      for (let step = 0; step < STEPS; step += 1) {
        await page.mouse.wheel(0, STEP)
        await page.waitForTimeout(BETWEEN_STEPS)
      }
      const frames = await page.evaluate(() => globalThis.frameTimes)
      return {
        'scrolling, worst frame (ms)': Math.max(...frames),
        'scrolling, median frame (ms)': quantile(frames, 0.5)
      }
    })
  )
