import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Messages } from '../messages/en.js'
import { isInvalidTokenError } from '../platform/index.js'
import { attributeName, type SessionFault } from '../store/session-options.js'
import type { Session } from '../store/session.js'
import { ErrorMessage } from '../ui/error-message.js'
import { errorText } from './error-text.js'

interface Props {
  readonly messages: Messages
  readonly children: ReactNode
}

/** Options are known to a page by their attributes. */
const withAttributeNames = ({ message }: Error): string => message.replaceAll(/[a-z]+(?:[A-Z][a-z]+)+/g, attributeName)

/** Shows a screen once there is a session for it, or what keeps the session from being made. */
export function SessionGate({
  session,
  fault,
  ...props
}: Props & { readonly session: Session | undefined; readonly fault: SessionFault | undefined }) {
  if (fault) {
    const { optionsAtFault, howToFix } = props.messages.session
    const detail = `${withAttributeNames(fault.error)} ${howToFix(attributeName(fault.option))}`
    return <ErrorMessage title={optionsAtFault} detail={detail} />
  }
  return session && <ConnectionGate session={session} {...props} />
}

function ConnectionGate({ session, messages, children }: Props & { readonly session: Session }) {
  const connection = useStore(session.store, (state) => state.connection)
  if (connection.status !== 'failed') return children
  const { error } = connection
  const { general, session: texts } = messages
  if (isInvalidTokenError(error)) return <ErrorMessage title={texts.optionsAtFault} detail={withAttributeNames(error)} />
  return (
    <ErrorMessage
      title={texts.failed}
      detail={errorText(error, messages)}
      actionLabel={general.tryAgain}
      onAction={() => session.reconnect()}
    />
  )
}
