import type { AfterResponseState, Hooks, RetryOptions } from 'ky'
import { isNetworkError } from './errors.js'
import type { Outcome } from './failure.js'
import { toJson } from './moment.js'

const SENT_AGAIN_WHEN_READING = [429, ...Array.from({ length: 100 }, (_, index) => 500 + index)]

function retryRule(method: string, reads: boolean, limit: number): RetryOptions {
  const statusCodes = reads ? SENT_AGAIN_WHEN_READING : [429]
  return {
    limit,
    methods: [method],
    statusCodes,
    afterStatusCodes: statusCodes,
    maxRetryAfter: 60_000,
    delay: (attempt) => 100 * 2 ** attempt,
    jitter: (delay) => delay * (1 + Math.random() / 5),
    // Without an answer of its own it leaves the decision, and `retry-after`, to the rules above.
    shouldRetry: ({ error }) => (isNetworkError(error) ? reads : undefined)
  }
}

/**
 * Has ky keep the rules of the platform, and tell what becomes of the call.
 *
 * @param isReady whether it is one of a host, whose hooks may have made something else of the answer.
 */
export function hooksOf(outcome: Outcome, method: string, reads: boolean, limit: number, isReady: boolean): Hooks {
  const keepAnswer = ({ response }: AfterResponseState): void => {
    outcome.refusal = response.ok ? undefined : response.clone()
  }
  return {
    // After those of a ready ky, whose rules cannot be merged with ours.
    init: [
      (options) => {
        options.throwHttpErrors = true
        options.stringifyJson ??= toJson
        options.retry = retryRule(method, reads, limit)
        options.hooks?.beforeError?.unshift(({ error }) => (outcome.error = error))
      }
    ],
    // For each of these the answer is cloned.
    afterResponse: isReady ? [keepAnswer] : []
  }
}
