import { useEffect } from 'react'
import type { Messages } from '../../messages/en.js'
import type { Session } from '../../core/session/session.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { onLateFailure } from './late-failures.js'

interface Props {
  readonly session: Session
  readonly messages: Messages
}

/** Tells a person of what was done in an element that is gone, and failed. */
export function LateFailureToasts({ session, messages }: Props) {
  const { show } = useToasts()
  useEffect(
    () =>
      onLateFailure(session, ({ lateFailure }) => {
        if (lateFailure) show({ variant: 'error', ...lateFailure(messages) })
      }),
    [session, messages, show]
  )
  return null
}
