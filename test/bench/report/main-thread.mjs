const LONG = 8000

/** Browser event names that are listed as parts of a task. */
const LISTED = new Set([
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

/** Returns the parts of a task, longest first. Nested parts are included in their parent. */
function partsOf(task, events) {
  const parts = new Map()
  let end = 0
  for (const { name, ts, dur, args } of events) {
    if (ts < Math.max(task.ts, end) || ts >= task.ts + task.dur) continue
    end = ts + dur
    const what = [name, fileOf(args)].filter(Boolean).join(' ')
    parts.set(what, (parts.get(what) ?? 0) + dur)
  }
  return [...parts].toSorted(([, first], [, other]) => other - first)
}

const inMs = (microseconds) => Math.round(microseconds / 100) / 10

/** Describes the main thread tasks of more than 8 ms: start, duration and parts. */
export function longTasks({ traceEvents }) {
  const start = traceEvents.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL)
  const ofPage = traceEvents
    .filter(({ pid, tid, dur }) => pid === start?.pid && tid === start?.tid && dur > 0)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
  const listed = ofPage.filter(({ name }) => LISTED.has(name))
  return ofPage
    .filter(({ name, dur, ts }) => name === 'RunTask' && dur > LONG && ts > start.ts)
    .map((task) => {
      const parts = partsOf(task, listed).map(([what, took]) => `${what} ${inMs(took)}`)
      return `${inMs(task.ts - start.ts)} ms: ${inMs(task.dur)} ms (${parts.slice(0, 6).join(', ')})`
    })
}
