/** Requests before the first row or the details of a device, by their names in the report. */
const CALLS = { exchange: '/client_sessions/get_or_create', list: '/devices/list', device: '/devices/get' }

/** Runs in the page after its first row. Returns the time of each step in ms after the start of the navigation. */
async function steps(calls) {
  const entries = performance.getEntriesByType('resource')
  const script = entries.find(({ name }) =>
    /\/cdn\/(?:all|autoload)\.js$|\/apps\/[a-z-]+\.js$|\/old\/elements\.js$/.test(name)
  )
  /** Returns the recorded entries, which are delivered in a task of their own, or an empty list. */
  const seen = (type) =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
      setTimeout(() => resolve([]), 200)
    })
  const found = { 'script there (ms)': script?.responseEnd }
  for (const [call, path] of Object.entries(calls)) {
    const entry = entries.find(({ name }) => name.endsWith(path))
    if (!entry) continue
    found[`${call} sent (ms)`] = entry.startTime
    found[`${call} answered (ms)`] = entry.responseEnd
  }
  const tasks = await seen('longtask')
  const shifts = await seen('layout-shift')
  const paints = await seen('largest-contentful-paint')
  found['long tasks, together (ms)'] = tasks.reduce((sum, { duration }) => sum + duration, 0)
  found['layout shift (thousandths)'] = shifts.reduce((sum, { value }) => sum + value * 1000, 0)
  found['largest contentful paint (ms)'] = paints.at(-1)?.startTime
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** Returns the steps to the first row of a page. */
export const chainOf = (page) => page.evaluate(steps, CALLS)
