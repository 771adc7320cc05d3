import { waitForMoment, withPage } from '../browser/open.mjs'
import { alternate } from './alternate.mjs'

const CATEGORIES = ['v8', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']
const MODULES = new Set(['v8.compileModule', 'v8.evaluateModule'])
const TASKS = new Set(['RunTask'])

/**
 * Returns the CPU time of the main thread for events with the given names. Unlike elapsed time, it hardly depends on
 * other programs.
 *
 * @param until end in ms after the start of the navigation
 */
function processorTime(events, { origin, names, until }) {
  const main = events.find(({ name, args }) => name === 'v8.compileModule' && args.fileName?.startsWith(origin))
  const isMain = ({ pid, tid }) => pid === main.pid && tid === main.tid
  const startedAt = events.findLast(
    (event) => event.name === 'navigationStart' && isMain(event) && event.ts < main.ts
  )?.ts
  const spans = events
    .filter((event) => names.has(event.name) && isMain(event) && event.dur)
    .filter(({ ts }) => ts >= startedAt && ts <= startedAt + until * 1000)
    .toSorted((a, b) => a.ts - b.ts)
  let end = 0
  let total = 0
  for (const { ts, dur, tdur } of spans) {
    // Nested events are included in their parent.
    if (ts >= end) total += tdur
    end = Math.max(end, ts + dur)
  }
  return total / 1000
}

/** Measures the CPU time to compile and evaluate the scripts of every variant, and in total until the first row. */
export const measureEvaluation = (bench, { variants, devices, slowdown, runs }) =>
  alternate(variants, runs, async (variant) => {
    const prepare = (page) => bench.browser.startTracing(page, { categories: CATEGORIES })
    return withPage(bench, { variant, devices, slowdown, prepare }, async (page) => {
      let trace
      let until
      try {
        ;[until] = await waitForMoment(page, 'firstRows')
      } finally {
        trace = await bench.browser.stopTracing()
      }
      const { traceEvents } = JSON.parse(trace)
      const { origin } = bench.server
      return {
        'evaluating the scripts (ms of processor)': processorTime(traceEvents, { origin, names: MODULES, until }),
        'main thread until the first row (ms of processor)': processorTime(traceEvents, { origin, names: TASKS, until })
      }
    })
  })
