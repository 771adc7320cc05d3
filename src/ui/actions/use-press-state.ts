import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLatest } from '../use-latest.js'

const KEY_MS = 1000

export type PressState = {
  /** The index of what is held. */
  held: number | undefined
  /** Held until `release`. */
  hold: (index: number) => void
  /** Held until 1,000 ms pass without another call. */
  holdForKey: (index: number) => void
  release: () => void
}

/** Tells which control a person has in hand, so that no newer reading moves it meanwhile. */
export function usePressState(onHold: (index: number, isHeld: boolean) => void): PressState {
  const [held, setHeld] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useLatest(onHold)
  useLayoutEffect(() => {
    if (held === undefined) return
    latest.current(held, true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Whoever listens by then is to be told.
    return () => latest.current(held, false)
  }, [held, latest])
  useEffect(
    () => () => {
      // What is kept out of the page is in nobody's hand.
      if (timer.current) setHeld(undefined)
      clearTimeout(timer.current)
    },
    []
  )

  function hold(index: number | undefined) {
    clearTimeout(timer.current)
    timer.current = undefined
    setHeld(index)
  }
  function holdForKey(index: number) {
    hold(index)
    timer.current = setTimeout(() => setHeld(undefined), KEY_MS)
  }
  return { held, hold, holdForKey, release: () => hold(undefined) }
}
