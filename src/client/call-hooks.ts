import type { AfterResponseState, Hooks, RetryOptions } from 'ky'
import { isNetworkError } from './errors.js'
import type { CallOutcome } from './platform-error.js'
import { toJson } from './serialize.js'

const READ_RETRY_STATUS_CODES = [429, ...Array.from({ length: 100 }, (_, index) => 500 + index)]

function retryOptions(method: string, isReadOnly: boolean, limit: number): RetryOptions {
  const statusCodes = isReadOnly ? READ_RETRY_STATUS_CODES : [429]
  return {
    limit,
    methods: [method],
    statusCodes,
    afterStatusCodes: statusCodes,
    maxRetryAfter: 60_000,
    delay: (attempt) => 100 * 2 ** attempt,
    jitter: (delay) => delay * (1 + Math.random() / 5),
    // `undefined` leaves the decision to the rules above, including `retry-after`.
    shouldRetry: ({ error }) => (isNetworkError(error) ? isReadOnly : undefined)
  }
}

/**
 * Creates the ky hooks that apply the retry rules and record the outcome of a call.
 *
 * @param isCustomKy `true` for a ky instance of the host, whose own hooks may replace the response
 */
export function createCallHooks(
  outcome: CallOutcome,
  method: string,
  isReadOnly: boolean,
  limit: number,
  isCustomKy: boolean
): Hooks {
  const keepErrorResponse = ({ response }: AfterResponseState): void => {
    outcome.errorResponse = response.ok ? undefined : response.clone()
  }
  return {
    // Runs after the `init` hooks of a host's ky instance, so its options can't override these rules.
    init: [
      (options) => {
        options.throwHttpErrors = true
        options.stringifyJson ??= toJson
        options.retry = retryOptions(method, isReadOnly, limit)
        options.hooks?.beforeError?.unshift(({ error }) => (outcome.error = error))
      }
    ],
    // ky clones the response for every `afterResponse` hook.
    afterResponse: isCustomKy ? [keepErrorResponse] : []
  }
}
