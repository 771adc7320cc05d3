import { told, withPage } from '../browser/open.mjs'
import { alternate } from './alternate.mjs'

const CATEGORIES = ['v8', 'devtools.timeline']
const NAMES = new Set(['v8.compileModule', 'v8.evaluateModule'])

/** What compiling and evaluating modules took of the page's main thread, in milliseconds; none within another. */
function evaluationIn(events, origin) {
  const ours = events.find(({ name, args }) => name === 'v8.compileModule' && args.fileName?.startsWith(origin))
  const spans = events
    .filter(({ name, pid, tid, dur }) => NAMES.has(name) && pid === ours.pid && tid === ours.tid && dur)
    .toSorted((a, b) => a.ts - b.ts)
  let end = 0
  let total = 0
  for (const { ts, dur } of spans) {
    total += Math.max(0, ts + dur - Math.max(ts, end))
    end = Math.max(end, ts + dur)
  }
  return total / 1000
}

/** How long the script of every variant takes to be compiled and evaluated. */
export const measureEvaluation = (bench, { variants, devices, slowdown, runs }) =>
  alternate(variants, runs, async (variant) => {
    const before = (page) => bench.browser.startTracing(page, { categories: CATEGORIES })
    let trace
    return withPage(bench, { variant, devices, slowdown, before }, async (page) => {
      try {
        await told(page, 'firstRows')
      } finally {
        trace = await bench.browser.stopTracing()
      }
      return { 'evaluating the scripts (ms)': evaluationIn(JSON.parse(trace).traceEvents, bench.server.origin) }
    })
  })
