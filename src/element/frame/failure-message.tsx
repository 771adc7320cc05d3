import { createContext, type ReactNode } from 'react'
import type { Messages } from '../../messages/en.js'
import { ErrorMessage } from '../../ui/feedback/error-message.js'
import type { Controller } from '../custom-element/controller.js'
import { ChunkLoadError } from '../loading/load-chunk.js'

interface Props {
  readonly messages: Messages
  readonly error: unknown
  readonly onRetry: () => void
}

/** Message in place of what failed to load or crashed, with a button that can help. */
export function FailureMessage({ messages: { general }, error, onRetry }: Props) {
  if (error instanceof ChunkLoadError && error.needsReload)
    return (
      <ErrorMessage
        title={general.failure}
        detail={general.needsReload}
        actionLabel={general.reloadPage}
        onAction={() => location.reload()}
      />
    )
  return <ErrorMessage title={general.failure} actionLabel={general.tryAgain} onAction={onRetry} />
}

/** Message that a screen shows in place of its content. */
export const FailureContext = createContext<ReactNode>(undefined)

/** Reports an error of a boundary to the host. */
export const reportFailure = (controller: Controller, error: unknown): void =>
  controller.report(error, error instanceof ChunkLoadError ? 'load' : 'render')
