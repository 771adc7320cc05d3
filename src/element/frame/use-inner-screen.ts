import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { rememberScroll } from '../../ui/scroll-memory.js'
import { useGrowth } from './use-growth.js'

/** A screen that opens in place of another, about the same thing. */
export interface InnerScreen {
  readonly isOpen: boolean
  /** Whether it has been open: what stands in its place now takes the focus back. */
  readonly wasOpen: boolean
  /** The button that opens it, which has the focus once it is closed. */
  readonly opener: RefObject<HTMLButtonElement | null>
  open(): void
  close(): void
}

/** Opens a screen in place of the one that asks, and gives it scroll and focus back afterwards. @param about its id. */
export function useInnerScreen(about: string | undefined): InnerScreen {
  const { controller } = useElement()
  const [openFor, setOpenFor] = useState<string>()
  const [wasOpen, setWasOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const scrollBack = useRef<() => void>(undefined)
  const isOpen = openFor !== undefined && openFor === about
  const grow = useGrowth(isOpen)

  useLayoutEffect(() => {
    if (isOpen || !scrollBack.current) return
    scrollBack.current()
    scrollBack.current = undefined
    opener.current?.focus({ preventScroll: true })
  }, [isOpen])

  return {
    isOpen,
    wasOpen,
    opener,
    open() {
      grow()
      scrollBack.current = rememberScroll(controller.element)
      setOpenFor(about)
      setWasOpen(true)
    },
    close: () => setOpenFor(undefined)
  }
}
