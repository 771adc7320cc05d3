import { useEffect, useRef, useState } from 'react'

/** Time after the last key after which a broken rule is announced, in ms. */
const PAUSE = 700

interface TypedAnnouncement {
  /** Text for screen readers. Empty if there is nothing to announce. */
  readonly message: string
  /** Called when the user types. */
  readonly onType: () => void
  /** Called when the field gets the focus. */
  readonly onVisit: () => void
}

/** Announces what keeps the typed input from being accepted, once per message and visit of the field. */
export function useTypedAnnouncement(value: string, problem: string | undefined): TypedAnnouncement {
  const [message, setMessage] = useState('')
  const announced = useRef(new Set<string>())
  const isTyped = useRef(false)

  useEffect(() => {
    if (!isTyped.current || problem === undefined || announced.current.has(problem)) return undefined
    const timer = setTimeout(() => {
      announced.current.add(problem)
      setMessage(problem)
    }, PAUSE)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Each key starts the pause again.
  }, [value, problem])

  // An announcement is removed once it no longer applies.
  if (message && message !== problem) setMessage('')

  return {
    message,
    onType: () => (isTyped.current = true),
    onVisit() {
      announced.current.clear()
      isTyped.current = false
      setMessage('')
    }
  }
}
