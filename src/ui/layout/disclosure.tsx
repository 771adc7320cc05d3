import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { DisclosureFrame } from './disclosure-frame.js'

/** Kinds of disclosures that the user has opened on this page. */
const opened = new Map<string, boolean>()

type DisclosureProps = {
  /** Key under which the open state is remembered, such as `device-info`. */
  kind: string
  title: string
  /** @default false */
  isOpenAtFirst?: boolean | undefined
  /** A function renders the content only while it is unfolded. */
  children: ReactNode | (() => ReactNode)
}

/**
 * Details folded under a title. The browser's find-in-page opens it. Where the style property `--_unfolded` is set there
 * is room for it, and it starts open.
 */
export function Disclosure({ kind, title, isOpenAtFirst = false, children }: DisclosureProps) {
  // The initial state only: later choices elsewhere don't fold or unfold this one.
  const [isOpen] = useState(() => opened.get(kind) ?? isOpenAtFirst)
  // The browser also fires `toggle` for the initial state.
  const known = useRef(isOpen)
  const [isUnfolded, setUnfolded] = useState(isOpen)
  const frame = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    const details = frame.current
    if (!details || details.open || opened.has(kind)) return
    details.open = known.current = getComputedStyle(details).getPropertyValue('--_unfolded') !== ''
  }, [kind])
  return (
    <DisclosureFrame
      frame={frame}
      id={useId()}
      title={title}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== known.current) opened.set(kind, open)
        known.current = open
        setUnfolded(open)
      }}
    >
      {typeof children === 'function' ? isUnfolded && children() : children}
    </DisclosureFrame>
  )
}
