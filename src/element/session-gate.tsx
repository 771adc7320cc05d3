import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Messages } from '../messages/en.js'
import { isUnauthorizedError } from '../platform/index.js'
import { attributeName, type SessionFault } from '../store/session-options.js'
import type { Session } from '../store/session.js'
import { ErrorMessage } from '../ui/error-message.js'
import { errorText } from './error-text.js'

interface Props {
  readonly session: Session | undefined
  readonly fault: SessionFault | undefined
  readonly messages: Messages
  readonly children: ReactNode
}

/** Shows a screen once there is a session for it, or what keeps the session from being made. */
export function SessionGate({ session, fault, messages, children }: Props) {
  if (fault) {
    const { optionsAtFault, howToFix } = messages.session
    const detail = `${fault.error.message} ${howToFix(attributeName(fault.option))}`
    return <ErrorMessage title={optionsAtFault} detail={detail} />
  }
  if (!session) return null
  return (
    <ConnectionGate session={session} messages={messages}>
      {children}
    </ConnectionGate>
  )
}

function ConnectionGate({ session, messages, children }: { session: Session; messages: Messages; children: ReactNode }) {
  const connection = useStore(session.store, (state) => state.connection)
  if (connection.status !== 'failed') return children
  const { error } = connection
  const detail = isUnauthorizedError(error) ? messages.session.unauthorized : errorText(error, messages)
  return (
    <ErrorMessage
      title={messages.session.failed}
      detail={detail}
      actionLabel={messages.general.tryAgain}
      onAction={() => session.reconnect()}
    />
  )
}
