import { useRef, useState } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { rememberScroll } from '../../ui/scroll-memory.js'
import { useOnChange } from '../../ui/use-on-change.js'
import { useGrowth } from '../frame/use-growth.js'

/** What is open in place of a table, and the way there and back. */
export interface Opening<Opened> {
  readonly opened: Opened | undefined
  /** What was open before, where the person came back from it. */
  readonly left: Opened | undefined
  /** Whether it was opened by the person, or by the host while the element had the focus. */
  readonly takesFocus: boolean
  open(next: Opened): void
  /** @param from what the person is taken to come back from. @default what is open */
  close(from?: Opened): void
}

/** What a person wants, until it is so. */
interface Wish<Opened> {
  readonly left?: Opened | undefined
}

/**
 * The way from a table to something that opens in its place, and back; when it is closed, everything is scrolled as it was.
 *
 * @param opened what is open, which the host may change as well as the person.
 * @param keyOf tells one from another.
 */
export function useOpened<Opened extends string | object>(
  opened: Opened | undefined,
  setOpened: (next: Opened | undefined) => void,
  keyOf: (opened: Opened) => string
): Opening<Opened> {
  const { element } = useElement().controller
  const [before, setBefore] = useState(opened)
  const [left, setLeft] = useState<Opened>()
  const [takesFocus, setTakesFocus] = useState(false)
  const [wish, setWish] = useState<Wish<Opened>>()
  const scrollBack = useRef<() => void>(undefined)
  const isOpen = opened !== undefined
  const grow = useGrowth(isOpen)

  if ((opened && keyOf(opened)) !== (before && keyOf(before))) {
    // A host that leads takes no focus from elsewhere on its page.
    const isHere = wish !== undefined || Boolean(element.shadowRoot?.activeElement)
    setBefore(opened)
    setWish(undefined)
    setTakesFocus(isHere)
    setLeft(isHere && !isOpen ? (wish?.left ?? before) : undefined)
  }

  useOnChange(isOpen, () => {
    if (isOpen) return
    scrollBack.current?.()
    scrollBack.current = undefined
  })

  return {
    opened,
    left,
    takesFocus,
    open(next) {
      grow()
      scrollBack.current = rememberScroll(element)
      setWish({})
      setOpened(next)
    },
    close(from = opened) {
      setWish({ left: from })
      setOpened(undefined)
    }
  }
}
