import { useSyncExternalStore } from 'react'

let isPrinting = false

function subscribe(onChange: () => void): () => void {
  const end = new AbortController()
  const follow = ({ type }: Event): void => {
    isPrinting = type === 'beforeprint'
    onChange()
  }
  window.addEventListener('beforeprint', follow, end)
  window.addEventListener('afterprint', follow, end)
  return () => end.abort()
}

/** Whether the page is being printed: what is on paper cannot be scrolled. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
