import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLatest } from '../use-latest.js'

const KEY_MS = 1000

type PressState = {
  /** Index of the pressed control. */
  pressed: number | undefined
  /** Holds a control until `release`. */
  hold: (index: number) => void
  /** Holds a control until 1,000 ms pass without another call. */
  holdForKey: (index: number) => void
  release: () => void
}

/** Tracks which control the user is moving, so that newer data doesn't move it. */
export function usePressState(onHold: (index: number, isPressed: boolean) => void): PressState {
  const [pressed, setPressed] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useLatest(onHold)
  useLayoutEffect(() => {
    if (pressed === undefined) return
    latest.current(pressed, true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The latest listener is called.
    return () => latest.current(pressed, false)
  }, [pressed, latest])
  useEffect(
    () => () => {
      // Nothing is pressed in a detached element.
      if (timer.current) setPressed(undefined)
      clearTimeout(timer.current)
    },
    []
  )

  function hold(index: number | undefined) {
    clearTimeout(timer.current)
    timer.current = undefined
    setPressed(index)
  }
  function holdForKey(index: number) {
    hold(index)
    timer.current = setTimeout(() => setPressed(undefined), KEY_MS)
  }
  return { pressed, hold, holdForKey, release: () => hold(undefined) }
}
