const LONG = 8000

/** What a task of the main thread consists of, by the name that the browser gives to it. */
const TOLD = new Set([
  'EvaluateScript',
  'v8.evaluateModule',
  'v8.compileModule',
  'v8.compile',
  'FunctionCall',
  'TimerFire',
  'FireAnimationFrame',
  'RunMicrotasks',
  'ParseHTML',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
  'XHRLoad',
  'HandlePostMessage',
  'MajorGC',
  'MinorGC'
])

const fileOf = ({ data, fileName } = {}) =>
  String(data?.url ?? data?.fileName ?? fileName ?? '')
    .split('/')
    .at(-1)

/** What took how long inside a task, the longest first; what is inside of something else counts as that. */
function partsOf(task, events) {
  const parts = new Map()
  let end = 0
  for (const { name, ts, dur, args } of events) {
    if (ts < Math.max(task.ts, end) || ts >= task.ts + task.dur) continue
    end = ts + dur
    const what = [name, fileOf(args)].filter(Boolean).join(' ')
    parts.set(what, (parts.get(what) ?? 0) + dur)
  }
  return [...parts].toSorted(([, one], [, other]) => other - one)
}

const inMs = (microseconds) => Math.round(microseconds / 100) / 10

/**
 * The tasks of the page's main thread that take more than 8 ms, as lines: when each began, how long it took, and what of
 * it was what.
 */
export function longTasks({ traceEvents }) {
  const start = traceEvents.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL)
  const ofPage = traceEvents
    .filter(({ pid, tid, dur }) => pid === start?.pid && tid === start?.tid && dur > 0)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
  const told = ofPage.filter(({ name }) => TOLD.has(name))
  return ofPage
    .filter(({ name, dur, ts }) => name === 'RunTask' && dur > LONG && ts > start.ts)
    .map((task) => {
      const parts = partsOf(task, told).map(([what, took]) => `${what} ${inMs(took)}`)
      return `${inMs(task.ts - start.ts)} ms: ${inMs(task.dur)} ms (${parts.slice(0, 6).join(', ')})`
    })
}
