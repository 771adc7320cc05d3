import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { useIsMounted } from '../hooks/use-is-mounted.js'
import { rememberScroll } from '../../ui/scroll-memory.js'
import { useOnChange } from '../../ui/use-on-change.js'
import { NavigationContext, useNavigation } from './navigation-context.js'
import { useOpenTransition } from './use-open-transition.js'

/** What is open in place of a screen, and the way there and back. */
export interface ScreenStack<Opened> {
  readonly opened: Opened | undefined
  /** What was open before, where the person came back from it. */
  readonly left: Opened | undefined
  /** The button that opens it, if it is always there, which has the focus once it is closed. */
  readonly opener: RefObject<HTMLButtonElement | null>
  /** @returns whether the screen is still there for it: what was asked for earlier may come too late */
  open(next: Opened): boolean
  /** @param from what the person is taken to come back from. @default what is open */
  close(from?: Opened): void
  /** Gives its place to what is shown: to what is open, or to the screen itself. */
  place(shown: ReactNode): ReactNode
}

/** A screen to which a person has come back. */
function Returned({ children }: { readonly children: ReactNode }) {
  return <NavigationContext value={{ ...useNavigation(), autoFocusTitle: true }}>{children}</NavigationContext>
}

/** What a person wants, until it is so. */
interface Wish<Opened> {
  readonly left?: Opened | undefined
}

/**
 * The way from a screen to others that open in its place, and back; when one is closed, everything is scrolled as it was.
 *
 * @param opened what is open, which the host may change as well as the person.
 * @param keyOf tells one from another.
 */
export function useScreenStack<Opened extends string | object>(
  opened: Opened | undefined,
  setOpened: (next: Opened | undefined) => void,
  keyOf: (opened: Opened) => string
): ScreenStack<Opened> {
  const { element } = useElement().controller
  const [before, setBefore] = useState(opened)
  const [left, setLeft] = useState<Opened>()
  const [takesFocus, setTakesFocus] = useState(false)
  const [wish, setWish] = useState<Wish<Opened>>()
  const opener = useRef<HTMLButtonElement>(null)
  const scrollBack = useRef<() => void>(undefined)
  const isMounted = useIsMounted()
  const isOpen = opened !== undefined
  const grow = useOpenTransition(isOpen)

  if ((opened && keyOf(opened)) !== (before && keyOf(before))) {
    // A host that leads takes no focus from elsewhere on its page.
    const isHere = wish !== undefined || Boolean(element.shadowRoot?.activeElement)
    setBefore(opened)
    setWish(undefined)
    setTakesFocus(isHere)
    setLeft(isHere && !isOpen ? (wish?.left ?? before) : undefined)
  }

  useOnChange(isOpen, () => {
    if (isOpen || !scrollBack.current) return
    scrollBack.current()
    scrollBack.current = undefined
    opener.current?.focus({ preventScroll: true })
  })

  function close(from = opened): void {
    setWish({ left: from })
    setOpened(undefined)
  }
  return {
    opened,
    left,
    opener,
    open(next) {
      if (!isMounted.current) return false
      grow()
      scrollBack.current = rememberScroll(element)
      setWish({})
      setOpened(next)
      return true
    },
    close,
    place(shown) {
      if (!isOpen) return left === undefined ? shown : <Returned>{shown}</Returned>
      const place = { isFirst: false, autoFocusTitle: takesFocus, leave: () => close() }
      return <NavigationContext value={place}>{shown}</NavigationContext>
    }
  }
}

/** The one screen that opens in place of another, about the same thing. */
export interface InnerScreen extends Pick<ScreenStack<string>, 'opener' | 'place'> {
  readonly isOpen: boolean
  open(): void
}

/** The way to the one screen that opens in place of another, and back. @param about the id of what both are about. */
export function useInnerScreen(about: string | undefined): InnerScreen {
  const [openFor, setOpenFor] = useState<string>()
  const { opened, opener, open, place } = useScreenStack(openFor === about ? openFor : undefined, setOpenFor, String)
  return {
    isOpen: opened !== undefined,
    opener,
    open: () => about !== undefined && open(about),
    place
  }
}
