import { framesOfWheel } from '../browser/frames.mjs'
import { within, withPage } from '../browser/open.mjs'
import { quantile } from '../statistics.mjs'
import { alternate } from './alternate.mjs'

const SETTLED = 1000
/** Number of events per request. */
const PAGE = 50
/** Distance to the end of the list in CSS pixels before older events are loaded. The wheel scrolls up to the end. */
const BEFORE_END = 4000

/** Runs in the page, and scrolls the list to a share of its height minus some pixels. */
function scrollList([part, less]) {
  const list = document.querySelector('x-activity').shadowRoot.querySelector('.list')
  list.scrollTop = list.scrollHeight * part - less
  globalThis.scrollTo(0, document.body.scrollHeight)
}

/** Scrolls down until the given number of events was requested. */
async function readUntil(page, server, events) {
  const read = () => server.sent().filter(({ path }) => path === '/events/list').length * PAGE
  while (read() < events) {
    await page.evaluate(scrollList, [1, 0])
    await page.waitForTimeout(20)
  }
}

/** Measures frame durations while scrolling through loaded events, and while older events are loaded. */
export const measureActivity = (bench, { variants, devices, events, slowdown, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, screen: 'activity' }, async (page, protocol) => {
      await page.locator('x-activity [part~="row"]').first().waitFor()
      await within(readUntil(page, bench.server, events), `what happened, ${events} times,`)
      await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      const framesAt = async (...place) => {
        await page.evaluate(scrollList, place)
        await page.waitForTimeout(SETTLED)
        return framesOfWheel(page)
      }
      const inMiddle = await framesAt(0.5, 0)
      const atEnd = await framesAt(1, BEFORE_END)
      return {
        'activity, worst frame within (ms)': Math.max(...inMiddle),
        'activity, worst frame where older ones come (ms)': Math.max(...atEnd),
        'activity, median frame (ms)': quantile([...inMiddle, ...atEnd], 0.5)
      }
    })
  )
