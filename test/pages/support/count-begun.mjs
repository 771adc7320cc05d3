/** Runs in a page before all other scripts, and counts pending timers, frames and requests. */
export function countBegun() {
  const pending = { timeouts: new Set(), intervals: new Set(), frames: new Set() }
  let requests = 0
  // Garbage collection drops this object of the browser, which then counts twice once an element reads it again.
  globalThis.kept = navigator.connection
  globalThis.countPending = () => ({
    timeouts: pending.timeouts.size,
    intervals: pending.intervals.size,
    frames: pending.frames.size,
    requests
  })
  const real = { ...globalThis }
  const starting = (start, list, isOnce) =>
    function begin(run, ...rest) {
      const id = start.call(
        globalThis,
        (...given) => {
          if (isOnce) list.delete(id)
          run(...given)
        },
        ...rest
      )
      list.add(id)
      return id
    }
  const ending = (end, list) => (id) => {
    list.delete(id)
    end.call(globalThis, id)
  }
  Object.assign(globalThis, {
    setTimeout: starting(real.setTimeout, pending.timeouts, true),
    clearTimeout: ending(real.clearTimeout, pending.timeouts),
    setInterval: starting(real.setInterval, pending.intervals, false),
    clearInterval: ending(real.clearInterval, pending.intervals),
    requestAnimationFrame: starting(real.requestAnimationFrame, pending.frames, true),
    cancelAnimationFrame: ending(real.cancelAnimationFrame, pending.frames)
  })
  /** Wraps a function that answers requests, and counts its pending requests. */
  globalThis.countingRequests =
    (fetch) =>
    async (...given) => {
      requests += 1
      try {
        return await fetch(...given)
      } finally {
        requests -= 1
      }
    }
}
