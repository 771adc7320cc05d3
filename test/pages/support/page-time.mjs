// Pages open at the same time of day in each run, because the sandbox's events and schedules depend on it.
const offset = Date.UTC(2026, 10, 22, 10) - Date.now()

/** Returns the current time in the pages and on the platform of the tests, in ms. */
export const pageTime = () => Date.now() + offset

/** Moves the clock of a browser context. Time passes as usual. */
export const setPageTime = (context) =>
  context.addInitScript((milliseconds) => {
    const { now } = Date
    Date.now = () => now() + milliseconds
    globalThis.Date = new Proxy(Date, {
      construct: (target, values, newTarget) =>
        Reflect.construct(target, values.length > 0 ? values : [Date.now()], newTarget)
    })
  }, offset)
