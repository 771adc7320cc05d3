/** An attribute changes, step 8: retries a request. */
import type { CallOptions, PlatformClient } from '../../client/index.js'
import { withDeadline } from '../environment/deadline.js'
import { retry } from '../environment/retry.js'
import { nextVersion } from '../resources/tables.js'
import type { SessionContext } from '../store/session-state.js'
import type { Query } from './query.js'
import type { ReadListener } from './read-listener.js'

export interface ReadContext extends Pick<SessionContext, 'signal' | 'timeout' | 'refusedRoutes'> {
  /** Decides if a request is retried after an error. @default after transient errors */
  readonly shouldRetry?: (error: unknown) => boolean
}

/** Sends the requests of a query. Each is retried separately, and each attempt has a deadline. */
export interface Retryer {
  send<Value>(call: (options: CallOptions) => PromiseLike<Value>): Promise<Value>
  /** Returns the version of the latest attempt. */
  version(): number
}

export function createRetryer(
  query: Query<unknown>,
  client: PlatformClient,
  { signal, timeout, refusedRoutes, shouldRetry }: ReadContext,
  onFailure: ReadListener<unknown>['onFailure']
): Retryer {
  let version = 0
  return {
    send(call) {
      const attempt = () => {
        // Another query of the route may have been refused meanwhile.
        const refusedError = refusedRoutes.find(query, client)
        if (refusedError !== undefined) throw refusedError
        version = nextVersion()
        return withDeadline((signal) => call({ signal, retry: { limit: 0 }, detectRefusal: true }), timeout, signal)
      }
      return retry(attempt, signal, onFailure, shouldRetry)
    },
    version: () => version
  }
}
