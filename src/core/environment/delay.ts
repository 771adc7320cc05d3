/** Resolves after a time in ms, or as soon as one of the signals is aborted. */
export function delay(milliseconds: number, signals: readonly (AbortSignal | undefined)[]): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController()
    const end = (): void => {
      clearTimeout(timer)
      ended.abort()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    for (const signal of signals) signal?.addEventListener('abort', end, ended)
    if (signals.some((signal) => signal?.aborted)) end()
  })
}
