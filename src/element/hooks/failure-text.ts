import { errorText } from './error-text.js'
import type { Messages } from '../../messages/en.js'
import { isApiError } from '../../client/index.js'

/** That something was not done, and why, where the platform said it. What an outage is called helps nobody. */
export const failureText = (error: unknown, failed: string, messages: Messages): string =>
  isApiError(error) && error.statusCode < 500
    ? messages.general.facts([failed, errorText(error, messages)], ' ')
    : failed
