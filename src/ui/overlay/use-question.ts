import { type RefObject, useRef, useState } from 'react'

/** What a question needs to know of the button that asks it. */
export interface Asking {
  /** Has the focus again once it is answered. */
  readonly returnTo: RefObject<HTMLButtonElement | null>
  readonly onAnswered: () => void
}

/** A question that a button asks. */
export interface Question extends Asking {
  readonly isAsked: boolean
  readonly onAsk: () => void
}

/** Keeps whether a question is asked that stands below its button until it is answered. */
export function useQuestion(): Question {
  const [isAsked, setAsked] = useState(false)
  const returnTo = useRef<HTMLButtonElement>(null)
  return { isAsked, returnTo, onAsk: () => setAsked(true), onAnswered: () => setAsked(false) }
}
