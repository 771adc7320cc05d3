import { type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isInvalidOptionsError, isInvalidTokenError } from '../../client/index.js'
import type { Session } from '../../core/session/session.js'
import { attributeName } from '../../core/session/session-options.js'
import { INVALID_PROPS } from '../../core/session/session-options-error.js'
import type { Messages } from '../../messages/en.js'
import { Button } from '../../ui/actions/button.js'
import { EmptyState } from '../../ui/feedback/empty-state.js'
import { ErrorMessage } from '../../ui/feedback/error-message.js'
import { Code, User } from '../../ui/icons.js'
import type { Controller } from '../custom-element/controller.js'
import { errorText } from '../hooks/error-text.js'
import { useContentState } from '../hooks/use-content-state.js'
import { sessionOptions } from '../options/session-options.js'
import type { BoundSession } from '../session/bound-session.js'
import { sessionErrorIcon } from './session-error-icon.js'

/** Time after which an undefined `<x-session>` around an element is treated as missing, in ms. */
const DEFINITION_TIMEOUT_MS = 30_000

interface Props {
  readonly controller: Controller
  readonly messages: Messages
  readonly children: ReactNode
}

/** Returns the problem as a sentence without its prefix, with options by attribute name. */
function sentenceOf({ message }: Error): string {
  const problem = message.split(INVALID_PROPS).pop() ?? message
  return `${problem.replace(/\.$/, '').replaceAll(/\b[a-z]\w*(?:Key|Token|Id)\b/g, attributeName)}.`
}

/** Shows a screen once there is a session, or the reason why there is none. */
export function SessionGate({
  session,
  fault,
  isEnded,
  ...props
}: Props & Pick<BoundSession, 'session' | 'fault' | 'isEnded'>) {
  useContentState(props.controller, isEnded ? 'empty' : fault && 'error')
  const { general, session: texts } = props.messages
  if (isEnded) {
    return (
      <slot name="signed-out">
        <EmptyState
          icon={<User />}
          title={texts.ended}
          // The page knows how to sign in.
          action={<Button onClick={() => location.reload()}>{general.reload}</Button>}
        >
          {texts.endedDetail}
        </EmptyState>
      </slot>
    )
  }
  if (fault) {
    const { error, option } = fault
    const { invalidOptions, howToFix } = texts
    const detail = `${sentenceOf(error)} ${howToFix(attributeName(option), sessionOptions[option].hasAttribute)}`
    return <ErrorMessage icon={<Code />} title={invalidOptions} detail={detail} />
  }
  return session ? <ConnectionGate session={session} {...props} /> : <NoSession controller={props.controller} />
}

function NoSession({ controller }: Pick<Props, 'controller'>) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setIsLate, DEFINITION_TIMEOUT_MS, true)
    return () => clearTimeout(timer)
  }, [])
  useContentState(controller, isLate ? 'error' : 'loading')
  return null
}

function ConnectionGate({ controller, session, messages, children }: Props & { readonly session: Session }) {
  const connection = useStore(session.store, (state) => state.connection)
  useContentState(controller, connection.status === 'failed' ? 'error' : undefined)
  if (connection.status !== 'failed') return children
  const { error } = connection
  const { general, session: texts } = messages
  if (isInvalidTokenError(error) || isInvalidOptionsError(error)) {
    return <ErrorMessage icon={<Code />} title={texts.invalidOptions} detail={sentenceOf(error)} />
  }
  return (
    <ErrorMessage
      icon={sessionErrorIcon(error)}
      title={texts.failed}
      detail={errorText(error, messages)}
      detailsLabel={general.details}
      actionLabel={general.tryAgain}
      onAction={() => session.reconnect()}
    />
  )
}
