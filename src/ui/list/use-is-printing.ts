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

/** `true` while the page is being printed, because printed lists can't be scrolled. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)
