import { errorText } from '../../element/hooks/error-text.js'
import type { Messages } from '../../messages/en.js'
import { isApiError } from '../../platform/index.js'

/** Why something was not done, where the platform said it. What an outage is called helps nobody. */
export const failureText = (error: unknown, unknown: string, messages: Messages): string =>
  isApiError(error) && error.statusCode < 500 ? errorText(error, messages) : unknown
