/**
 * Runs a task with a signal that is aborted when any of the given signals is. Rejects immediately with the reason, even
 * if the task ignores its signal.
 */
export async function withSignals<T>(
  signals: readonly (AbortSignal | undefined)[],
  work: (signal: AbortSignal) => PromiseLike<T>,
  controller = new AbortController()
): Promise<T> {
  const { signal } = controller
  const abort = (): void => controller.abort(signals.find((each) => each?.aborted)?.reason)
  try {
    for (const each of signals) {
      each?.throwIfAborted()
      each?.addEventListener('abort', abort)
    }
    return await new Promise<T>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      Promise.resolve(work(signal)).then(resolve, reject)
    })
  } finally {
    for (const each of signals) each?.removeEventListener('abort', abort)
  }
}
