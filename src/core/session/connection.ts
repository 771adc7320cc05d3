import { isApiError, type PlatformClient } from '../../client/index.js'
import { errorLabel, trace } from '../../client/trace.js'
import { isRetryable, isTransientError, retry } from '../environment/retry.js'
import type { QuerySession } from '../queries/query-runner.js'
import type { ConnectionState } from '../store/session-state.js'

/** Connects a session. `ConnectionState` has its states. */
interface Connection {
  /** Connects, also again after a failure. */
  connect(): Promise<void>
  /** Skips the pause between two attempts. */
  skipPause(): void
}

/** The client retries 429 itself. */
const isTooFast = (error: unknown): boolean => isApiError(error) && error.statusCode === 429

/** Returns `true` if a session connects again as soon as the page is visible and online. */
export const canReconnect = (connection: ConnectionState): boolean =>
  connection.status === 'failed' && isTransientError(connection.error) && !isTooFast(connection.error)

/** @param onReady is called with the new client. If it fails, the session has failed to connect. */
export function createConnection(
  store: QuerySession['store'],
  signal: AbortSignal,
  createClient: () => Promise<PlatformClient>,
  onReady: (client: PlatformClient) => Promise<void>
): Connection {
  let skipPause: (() => void) | undefined

  function enter(connection: ConnectionState): void {
    if (signal.aborted) return
    store.setState({ connection })
    const { status } = connection
    trace('session', store, status === 'failed' ? `failed, ${errorLabel(connection.error)}` : status)
  }

  function onFailure(failureCount: number, skip?: () => void): void {
    skipPause = skip
    enter({ status: 'connecting', failureCount })
  }

  return {
    async connect() {
      onFailure(0)
      try {
        const client = await retry(createClient, signal, onFailure, (error) => isRetryable(error) && !isTooFast(error))
        enter({ status: 'ready', client })
        await onReady(client)
      } catch (error) {
        enter({ status: 'failed', error })
      }
    },
    skipPause: () => skipPause?.()
  }
}
