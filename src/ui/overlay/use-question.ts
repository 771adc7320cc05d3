import { type RefObject, useRef } from 'react'
import { useAsked } from './use-asked.js'

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
 * State of an inline question below its button. If its subject changes or disappears, the question closes.
 *
 * @param subject Identifies what the question is about. `undefined` if there is no question.
 */
export function useQuestion(subject: string | undefined): Question {
  const [asked, ask] = useAsked<string>((about) => about === subject)
  const returnTo = useRef<HTMLButtonElement>(null)
  return { isAsked: asked !== undefined, returnTo, onAsk: () => ask(subject), onAnswered: () => ask(undefined) }
}
