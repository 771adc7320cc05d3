import { type Ref, useLayoutEffect, useRef } from 'react'
import type { Messages } from '../../messages/en.js'
import { Announcer } from '../../ui/feedback/announcer.js'
import { ErrorMessage } from '../../ui/feedback/error-message.js'
import type { Controller } from '../custom-element/controller.js'
import { errorText } from '../hooks/error-text.js'

interface Props {
  readonly ref: Ref<HTMLDivElement>
  readonly controller: Controller
  readonly error: unknown
  readonly messages: Messages
}

/** The element's placeholder, as a component. */
function PlaceHolder({ controller: { definition, get } }: Pick<Props, 'controller'>) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => place.current?.replaceChildren(...[definition.placeholder?.(get)].filter((node) => !!node)),
    [definition, get]
  )
  return <div ref={place} aria-hidden />
}

/** Covers the element until a new token is verified. */
export function VerificationCover({ ref, controller, error, messages }: Props) {
  const { general, session } = messages
  const isAsking = error === undefined
  return (
    <div ref={ref} className="cover" tabIndex={-1} aria-busy={isAsking || undefined}>
      {isAsking ? (
        <PlaceHolder controller={controller} />
      ) : (
        <ErrorMessage
          title={session.unverified}
          detail={errorText(error, messages)}
          actionLabel={general.tryAgain}
          onAction={controller.verifyAgain}
        />
      )}
      <Announcer message={isAsking ? session.verifying : ''} />
    </div>
  )
}
