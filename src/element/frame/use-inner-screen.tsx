import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { rememberScroll } from '../../ui/scroll-memory.js'
import { useLatest } from '../../ui/use-latest.js'
import { useOnChange } from '../../ui/use-on-change.js'
import { useElement } from '../custom-element/element-context.js'
import { useIsMounted } from '../hooks/use-is-mounted.js'
import { placeholderOf } from '../prerender/placeholder.js'
import { LeaveScope } from './leave-scope.js'
import { NavigationContext, useNavigation } from './navigation-context.js'
import { ScreenBoundary } from './screen-boundary.js'
import { detailsPaneOf, rootOf, useOpenTransition } from './use-open-transition.js'

export interface ScreenStack<Opened> {
  readonly opened: Opened | undefined
  /** The screen that the user returned from. */
  readonly left: Opened | undefined
  /** Button that opens the screen and gets focus when it is closed, if it is always rendered. */
  readonly opener: RefObject<HTMLButtonElement | null>
  /** Opens something, after asking about unsaved input. @returns `false` if the screen was left meanwhile */
  open(next: Opened): boolean
  /**
   * Opens something from a callback of an earlier render, unless the user has opened something else meanwhile.
   *
   * @param isFree returns `true` if what is open now can be replaced. @default nothing can
   * @returns `false` if it was not opened
   */
  openIfFree(next: Opened, isFree?: (opened: Opened) => boolean): boolean
  /** Returns to the screen below, after asking about unsaved input. */
  close(): void
  /** Returns from a screen that has saved its input. @param from what was saved. @default what is open */
  finish(from?: Opened): void
  /**
   * Provides the navigation context to the open screen, or to the screen itself.
   *
   * @param isAside `true` if the open screen is shown next to this one: it is closed instead of left, and its title never
   *   takes focus. @default false
   */
  wrap(shown: ReactNode, isAside?: boolean): ReactNode
}

function Returned({ children }: { readonly children: ReactNode }) {
  return <NavigationContext value={{ ...useNavigation(), autoFocusTitle: true }}>{children}</NavigationContext>
}

/** Optimistic navigation target, cleared once the `opened` prop has caught up. */
interface NavigationTarget<Opened> {
  readonly left?: Opened | undefined
}

/**
 * Opens screens over a screen and returns from them, restoring scroll positions.
 *
 * @param opened what is open; the host may change it too
 * @param keyOf identifies what is open
 */
export function useScreenStack<Opened extends string | object>(
  opened: Opened | undefined,
  setOpened: (next: Opened | undefined) => void,
  keyOf: (opened: Opened) => string
): ScreenStack<Opened> {
  const { element, navigation } = useElement().controller
  const [previous, setPrevious] = useState(opened)
  const [left, setLeft] = useState<Opened>()
  const [focusesTitle, setFocusesTitle] = useState(false)
  const [target, setTarget] = useState<NavigationTarget<Opened>>()
  const opener = useRef<HTMLButtonElement>(null)
  const scrollBack = useRef<() => void>(undefined)
  const isMounted = useIsMounted()
  const latest = useLatest(opened)
  const isOpen = opened !== undefined
  const prepareTransition = useOpenTransition(isOpen)
  const [scope] = useState({})

  if ((opened && keyOf(opened)) !== (previous && keyOf(previous))) {
    // Navigation by the host or in the list next to the details doesn't take focus from there.
    const isHere = target !== undefined || Boolean(rootOf(element)?.contains(element.shadowRoot?.activeElement ?? null))
    setPrevious(opened)
    setTarget(undefined)
    setFocusesTitle(isHere)
    setLeft(isHere && !isOpen ? (target?.left ?? previous) : undefined)
  }

  useOnChange(isOpen, () => {
    if (isOpen || !scrollBack.current) return
    if (focusesTitle || !detailsPaneOf(element)) scrollBack.current()
    scrollBack.current = undefined
    if (focusesTitle) opener.current?.focus({ preventScroll: true })
  })
  /** A screen that opens or closes while the element is removed takes no focus when the element is put back. */
  const navigate = (to: NavigationTarget<Opened>): void => setTarget(element.isConnected ? to : undefined)

  function finish(from = opened): void {
    prepareTransition()
    navigate({ left: from })
    setOpened(undefined)
  }
  const close = (): void => navigation.guards.leave(scope, () => finish())

  function open(next: Opened): boolean {
    if (!isMounted.current) return false
    navigation.guards.leave(scope, () => {
      prepareTransition()
      navigation.beginOpening()
      scrollBack.current = placeholderOf(element)?.input?.scrollBack ?? rememberScroll(element)
      navigate({})
      setOpened(next)
    })
    return true
  }
  return {
    opened,
    left,
    opener,
    open,
    openIfFree(next, isFree = () => false) {
      const { current } = latest
      return (current === undefined || isFree(current)) && open(next)
    },
    close,
    finish,
    wrap(shown, isAside = false) {
      const inScope = <LeaveScope scope={scope}>{shown}</LeaveScope>
      if (!isOpen) return left === undefined ? inScope : <Returned>{inScope}</Returned>
      const place = { isFirst: false, autoFocusTitle: !isAside && focusesTitle, closes: isAside, leave: close }
      return (
        <NavigationContext value={place}>
          <ScreenBoundary resetKey={keyOf(opened)}>{inScope}</ScreenBoundary>
        </NavigationContext>
      )
    }
  }
}

/** A single screen that opens over another one, about the same resource. */
export interface InnerScreen extends Pick<ScreenStack<string>, 'opener' | 'wrap'> {
  readonly isOpen: boolean
  open(): void
}

/** Opens a single screen over another one. @param subject id of the resource */
export function useInnerScreen(subject: string | undefined): InnerScreen {
  const [openFor, setOpenFor] = useState<string>()
  const { opened, opener, open, wrap } = useScreenStack(openFor === subject ? openFor : undefined, setOpenFor, String)
  return {
    isOpen: opened !== undefined,
    opener,
    open: () => subject !== undefined && open(subject),
    wrap
  }
}
