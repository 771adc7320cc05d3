import { type RefObject, useEffect } from 'react'
import { putAloneOnPaper } from './alone-on-paper.js'

/** Prints only this element while it is shown. */
export function usePrintedAlone(shown: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const window = shown.current?.ownerDocument.defaultView
    const listening = new AbortController()
    let end: (() => void) | undefined
    function restore(): void {
      end?.()
      end = undefined
    }
    function begin(): void {
      restore()
      if (shown.current) end = putAloneOnPaper(shown.current)
    }
    window?.addEventListener('beforeprint', begin, listening)
    window?.addEventListener('afterprint', restore, listening)
    return () => {
      listening.abort()
      restore()
    }
  }, [shown])
}
