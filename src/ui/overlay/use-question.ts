import { type RefObject, useRef, useState } from 'react'

/** Properties of the button that opens a question. */
export interface Asking {
  /** Gets focus after the answer. */
  readonly returnTo: RefObject<HTMLButtonElement | null>
  readonly onDecided: () => void
}

export interface Question extends Asking {
  readonly isAsked: boolean
  readonly onAsk: () => void
}

/**
 * State of a question: its subject, and a function that opens it about another one or closes it. If the subject can no
 * longer be asked about, the question closes, so that it does not open again by itself.
 */
export function useAsked<Subject>(canAsk: (subject: Subject) => boolean) {
  const state = useState<Subject>()
  const [subject, ask] = state
  if (subject !== undefined && !canAsk(subject)) ask(undefined)
  return state
}

/**
 * State of an inline question below its button. If its subject changes or disappears, the question closes.
 *
 * @param subject Identifies what the question is about. `undefined` if there is no question.
 */
export function useQuestion(subject: string | undefined): Question {
  const [asked, ask] = useAsked<string>((about) => about === subject)
  const returnTo = useRef<HTMLButtonElement>(null)
  return { isAsked: asked !== undefined, returnTo, onAsk: () => ask(subject), onDecided: () => ask(undefined) }
}
