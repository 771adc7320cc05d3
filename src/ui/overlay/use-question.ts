import { type RefObject, useRef, useState } from 'react'

/** Properties of the button that opens a question. */
export interface Asking {
  /** Gets focus after the answer. */
  readonly returnTo: RefObject<HTMLButtonElement | null>
  readonly onAnswered: () => void
}

export interface Question extends Asking {
  readonly isAsked: boolean
  readonly onAsk: () => void
}

/**
 * State of an inline question below its button. If its subject changes or disappears, the question ends, so
 * that it does not open again by itself.
 *
 * @param subject Identifies what the question is about. `undefined` if there is no question.
 */
export function useQuestion(subject: string | undefined): Question {
  const [askedFor, setAskedFor] = useState<string>()
  const returnTo = useRef<HTMLButtonElement>(null)
  const isAsked = askedFor !== undefined && askedFor === subject
  if (askedFor !== undefined && !isAsked) setAskedFor(undefined)
  return { isAsked, returnTo, onAsk: () => setAskedFor(subject), onAnswered: () => setAskedFor(undefined) }
}
