import type { Ref } from 'react'
import type { Messages } from '../../messages/en.js'
import { Announcer } from '../../ui/feedback/announcer.js'
import { ErrorMessage } from '../../ui/feedback/error-message.js'
import type { Controller } from '../custom-element/controller.js'
import { errorText } from '../hooks/error-text.js'
import { sessionErrorIcon } from './session-error-icon.js'

interface Props {
  readonly ref: Ref<HTMLDivElement>
  readonly controller: Controller
  readonly error: unknown
  readonly messages: Messages
}

/** Covers the element until a new token is verified. */
export function VerificationCover({ ref, controller, error, messages }: Props) {
  const { general, session } = messages
  const { definition, values, retryVerification } = controller
  const isAsking = error === undefined
  return (
    <div ref={ref} className="cover" tabIndex={-1} aria-busy={isAsking || undefined}>
      {isAsking ? (
        <div className="root" aria-hidden>
          {definition.placeholder?.(values())}
        </div>
      ) : (
        <ErrorMessage
          icon={sessionErrorIcon(error)}
          title={session.unverified}
          detail={errorText(error, messages)}
          detailsLabel={general.details}
          actionLabel={general.tryAgain}
          onAction={retryVerification}
        />
      )}
      <Announcer message={isAsking ? session.verifying : ''} />
    </div>
  )
}
