import { useRef, useState } from 'react'
import { useElement } from '../../element/custom-element/element-context.js'
import { rememberScroll } from '../../ui/scroll-memory.js'
import { useShift } from '../../ui/use-shift.js'
import { useGrowth } from '../use-growth.js'

/** What is open in place of a table, and the way there and back. */
export interface Opening<Opened> {
  readonly opened: Opened | undefined
  /** What was open before, where the person came back from it. */
  readonly left: Opened | undefined
  open(next: Opened): void
  /** @param from what the person is taken to come back from. @default what is open */
  close(from?: Opened): void
}

/** Keeps what is open in place of a table; when it is closed, everything is scrolled as it was. */
export function useOpened<Opened extends string | object>(): Opening<Opened> {
  const { element } = useElement().controller
  const [opened, setOpened] = useState<Opened>()
  const [left, setLeft] = useState<Opened>()
  const scrollBack = useRef<() => void>(undefined)
  const grow = useGrowth(opened !== undefined)

  useShift(opened, () => {
    if (opened === undefined) scrollBack.current?.()
  })

  return {
    opened,
    left,
    open(next) {
      grow()
      scrollBack.current = rememberScroll(element)
      setOpened(next)
    },
    close(from = opened) {
      setLeft(from)
      setOpened(undefined)
    }
  }
}
