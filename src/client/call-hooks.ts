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
    // Without an answer of its own it leaves the decision, and `retry-after`, to the rules above.
    shouldRetry: ({ error }) => (isNetworkError(error) ? isReadOnly : undefined)
  }
}

/**
 * Has ky keep the rules of the platform, and tell what becomes of the call.
 *
 * @param isCustomKy whether it is one of a host, whose hooks may have made something else of the answer.
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
    // After those of a ready ky, whose rules cannot be merged with ours.
    init: [
      (options) => {
        options.throwHttpErrors = true
        options.stringifyJson ??= toJson
        options.retry = retryOptions(method, isReadOnly, limit)
        options.hooks?.beforeError?.unshift(({ error }) => (outcome.error = error))
      }
    ],
    // For each of these the answer is cloned.
    afterResponse: isCustomKy ? [keepErrorResponse] : []
  }
}
