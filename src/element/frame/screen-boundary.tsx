import type { ReactNode } from 'react'
import { useElement } from '../custom-element/element-context.js'
import { ErrorBoundary } from './error-boundary.js'
import { FailureContext, FailureMessage, reportFailure } from './failure-message.js'
import { Screen } from './screen.js'

interface Props {
  readonly children: ReactNode
  /** A `<Screen>` with the title of the screen that failed. @default a screen without a title */
  readonly frame?: ReactNode
  /** Identifies what the screen shows. Another one is rendered again after an error. */
  readonly resetKey?: string | undefined
}

/** Contains an error of a screen: its title and back button stay, with a message and "Try again" below. */
export function ScreenBoundary({ children, frame, resetKey }: Props) {
  const { controller, messages } = useElement()
  return (
    <ErrorBoundary
      resetKey={resetKey}
      onError={(error) => reportFailure(controller, error)}
      renderFailure={(retry, error) => (
        <FailureContext value={<FailureMessage messages={messages} onRetry={retry} error={error} />}>
          {frame ?? (
            <Screen name={undefined} title={null}>
              {null}
            </Screen>
          )}
        </FailureContext>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
