/** A limit in ms that no test waits for. */
export const LIMIT = 3_599_999

/**
 * Runs a test in which the time of what may take `LIMIT` is up when the test says so, however fast the machine is.
 *
 * @param run is given what says so.
 */
export async function withTimeLimit(run) {
  const { setTimeout: given } = globalThis
  const waiting = []
  globalThis.setTimeout = (callback, delay, ...parameters) => {
    if (delay === LIMIT) waiting.push(callback)
    return given(callback, delay, ...parameters)
  }
  try {
    await run(() => {
      for (const callback of waiting.splice(0)) callback()
    })
  } finally {
    globalThis.setTimeout = given
  }
}
