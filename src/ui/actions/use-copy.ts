import { useCallback, useEffect, useState } from 'react'

const SAID_MS = 3000

export type Copying = {
  /** Copies a text to the clipboard, as far as the browser lets it. */
  copy: (text: string) => Promise<void>
  /** `copied` for 3,000 ms; `refused` until `reset`, while a `CopyFallback` should show the text. */
  state: 'idle' | 'copied' | 'refused'
  reset: () => void
}

/** Pages without https, and those that are not allowed to, have no clipboard to write to. */
async function write(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'refused'
  }
}

export function useCopy(): Copying {
  // A new object each time, so that what is copied again is said for as long again.
  const [outcome, setOutcome] = useState<Pick<Copying, 'state'>>({ state: 'idle' })
  const reset = useCallback(() => setOutcome({ state: 'idle' }), [])
  const copy = useCallback(async (text: string) => setOutcome({ state: await write(text) }), [])
  useEffect(() => {
    if (outcome.state !== 'copied') return
    const timer = setTimeout(reset, SAID_MS)
    return () => clearTimeout(timer)
  }, [outcome, reset])
  return { copy, reset, ...outcome }
}
