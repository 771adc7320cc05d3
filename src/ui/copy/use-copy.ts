import { useCallback, useEffect, useState } from 'react'

const COPIED_MS = 3000

type Copying = {
  /** Copies a text to the clipboard. */
  copy: (text: string) => Promise<void>
  /** `copied` for 3,000 ms; `rejected` until `reset`, meanwhile show a `CopyFallback`. */
  state: 'idle' | 'copied' | 'rejected'
  reset: () => void
}

/** Pages without HTTPS or permission can't write to the clipboard. */
async function write(text: string): Promise<'copied' | 'rejected'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'rejected'
  }
}

export function useCopy(): Copying {
  // A new object each time, so that copying again restarts the timer.
  const [outcome, setOutcome] = useState<Pick<Copying, 'state'>>({ state: 'idle' })
  const reset = useCallback(() => setOutcome({ state: 'idle' }), [])
  const copy = useCallback(async (text: string) => setOutcome({ state: await write(text) }), [])
  useEffect(() => {
    if (outcome.state !== 'copied') return
    const timer = setTimeout(reset, COPIED_MS)
    return () => clearTimeout(timer)
  }, [outcome, reset])
  return { copy, reset, ...outcome }
}
