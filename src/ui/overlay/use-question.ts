import { type RefObject, useRef, useState } from 'react'

/** Properties of the button that opens a question. */
export interface Asking {
  /** Gets focus after the answer. */
  readonly returnTo: RefObject<HTMLButtonElement | null>
  readonly onAnswered: () => void
}

/** A question asked by a button. */
export interface Question extends Asking {
  readonly isAsked: boolean
  readonly onAsk: () => void
}

/** State of an inline question below its button. */
export function useQuestion(): Question {
  const [isAsked, setAsked] = useState(false)
  const returnTo = useRef<HTMLButtonElement>(null)
  return { isAsked, returnTo, onAsk: () => setAsked(true), onAnswered: () => setAsked(false) }
}
