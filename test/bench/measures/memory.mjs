import { told, withPage } from '../browser/open.mjs'
import { VARIANTS } from '../pages.mjs'
import { alternate } from './alternate.mjs'

const SETTLED = 1500

/** What a page with its rows keeps, when all that it does not need has been collected. */
export async function readMemory(page, protocol) {
  await page.waitForTimeout(SETTLED)
  // What the first collection lets go may only be found by the second.
  await protocol.send('HeapProfiler.collectGarbage')
  await protocol.send('HeapProfiler.collectGarbage')
  const { usedSize } = await protocol.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await protocol.send('Memory.getDOMCounters')
  return { 'heap (MB)': usedSize / 1e6, 'nodes': nodes, 'event listeners': jsEventListeners }
}

/** What one table keeps. */
export const measureMemory = (bench, { devices, runs }) =>
  alternate(Object.keys(VARIANTS), runs, (variant) =>
    withPage(bench, { variant, devices }, async (page, protocol) => {
      await told(page, VARIANTS[variant].isTable ? 'allRows' : 'firstRows')
      return readMemory(page, protocol)
    })
  )
