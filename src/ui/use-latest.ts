import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What the last render had, for whatever happens later without being set up anew. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
