/** Resolves after a delay, or immediately if it is 0. Rejects with the signal's reason when the signal is aborted. */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    if (signal?.aborted) return reject(signal.reason)
    if (milliseconds <= 0) return resolve()
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', abort, { once: true })
  })
}
