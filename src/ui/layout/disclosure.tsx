import { type ReactNode, useId, useRef, useState } from 'react'
import { DisclosureFrame } from './disclosure-frame.js'

/** Which kinds of disclosure are open, for as long as the page lives: who has opened one wants to see it of the next. */
const opened = new Map<string, boolean>()

export type DisclosureProps = {
  /** What it remembers by whether it was open, such as `device-info`. */
  kind: string
  title: string
  /** @default false */
  isOpenAtFirst?: boolean | undefined
  children: ReactNode
}

/** What is not needed at a glance, folded under its title; found by the search of the browser, which opens it. */
export function Disclosure({ kind, title, isOpenAtFirst = false, children }: DisclosureProps) {
  // What was rendered, and no later choice elsewhere: nothing folds or unfolds but what was pressed.
  const [isOpen] = useState(() => opened.get(kind) ?? isOpenAtFirst)
  // The browser tells of the first state as well, which nobody chose.
  const known = useRef(isOpen)
  return (
    <DisclosureFrame
      id={useId()}
      title={title}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== known.current) opened.set(kind, open)
        known.current = open
      }}
    >
      {children}
    </DisclosureFrame>
  )
}
