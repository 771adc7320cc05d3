import { waitForMoment, withPage } from '../browser/open.mjs'
import { settled } from '../browser/settled.mjs'
import { VARIANTS } from '../pages.mjs'
import { alternate } from './alternate.mjs'

/** Measures the memory of a page with its rows after garbage collection. */
export const measureMemory = (bench, { variants, devices, count, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, count }, async (page, protocol) => {
      await waitForMoment(page, VARIANTS[variant].isTable ? 'allRows' : 'firstRows')
      await settled(page, bench.server)
      // A second collection finds objects that the first one has released.
      await protocol.send('HeapProfiler.collectGarbage')
      await protocol.send('HeapProfiler.collectGarbage')
      const { usedSize } = await protocol.send('Runtime.getHeapUsage')
      const { nodes, jsEventListeners } = await protocol.send('Memory.getDOMCounters')
      return { 'heap (MB)': usedSize / 1e6, nodes, 'event listeners': jsEventListeners }
    })
  )
