import { useEffect } from 'react'
import type { Session } from '../../core/session/session.js'
import type { Messages } from '../../messages/en.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { onDetachedError } from '../session/detached-errors.js'

interface Props {
  readonly session: Session
  readonly messages: Messages
}

/** Maximum number of names in one toast. */
const MOST_NAMES = 5

/** Shows a toast for changes that failed after the element that requested them was removed. */
export function DetachedErrorToasts({ session, messages }: Props) {
  const { show } = useToasts()
  useEffect(
    () =>
      onDetachedError(session, (mutations) => {
        const failures = mutations.flatMap(({ detachedErrorMessage }) => detachedErrorMessage?.(messages) ?? [])
        const [failure] = failures
        if (!failure) return
        const names = failures.flatMap(({ subject }) => subject ?? [])
        const shown = names.slice(0, MOST_NAMES).join(', ')
        const rest = names.length - MOST_NAMES
        const subject = rest > 0 ? `${shown} ${messages.general.more(rest)}` : shown || undefined
        show({ variant: 'error', message: failure.message, subject })
      }),
    [session, messages, show]
  )
  return null
}
