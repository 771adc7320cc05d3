import { useState } from 'react'

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
