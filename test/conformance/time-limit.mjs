/** A timeout in ms that no test waits for. */
export const LIMIT = 3_599_999

/**
 * Runs a test that decides when a `LIMIT` timeout fires, independent of the speed of the machine.
 *
 * @param run called with a function that fires the timeout
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
