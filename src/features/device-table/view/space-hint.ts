import { isApiError } from '../../../client/index.js'
import { isTransientError } from '../../../core/environment/retry.js'
import { warn } from '../../../element/lint/console-hint.js'

/** Tells the developer why devices are not grouped by space, if the platform refused to list the spaces. */
export function hintSpaces(error: unknown): void {
  if (!isApiError(error) || isTransientError(error)) return
  warn(
    'Devices are not grouped by space: the platform does not let this session list spaces. ' +
      'Create the client session on your server with a customer_key.'
  )
}
