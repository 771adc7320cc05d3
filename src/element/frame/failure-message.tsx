import { createContext, type ReactNode } from 'react'
import { ErrorMessage } from '../../ui/feedback/error-message.js'
import type { Messages } from '../../messages/en.js'
import type { Controller } from '../custom-element/controller.js'
import { ChunkLoadError } from '../loading/load-chunk.js'

interface Props {
  readonly messages: Messages
  readonly onRetry: () => void
}

/** Message in place of what failed to load or crashed. */
export const FailureMessage = ({ messages: { general }, onRetry }: Props) => (
  <ErrorMessage title={general.failure} actionLabel={general.tryAgain} onAction={onRetry} />
)

/** Message that a screen shows in place of its content. */
export const FailureContext = createContext<ReactNode>(undefined)

/** Reports an error of a boundary to the host. */
export const reportFailure = (controller: Controller, error: unknown): void =>
  controller.report(error, error instanceof ChunkLoadError ? 'load' : 'render')
