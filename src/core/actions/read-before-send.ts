/** A button is pressed, step 7: reads the resource before an update. */
import { type CallOptions, isApiError, type PlatformClient } from '../../client/index.js'
import { monotonicTime } from '../environment/monotonic-time.js'
import { read } from '../queries/read.js'
import { writeResponse } from '../resources/tables.js'
import type { SessionContext } from '../store/session-state.js'
import type { Mutation } from './mutation.js'

/** Longest time between reading a resource and sending its update, in ms. */
const MAX_AGE = 2000

/** Stops the repetition of an update after the session was renewed, because its values may be outdated. */
class OutdatedUpdateError extends Error {}

interface Sending {
  readonly client: PlatformClient
  readonly context: Pick<SessionContext, 'state' | 'update' | 'refusedRoutes'>
  /** Timeout of the read, in ms. */
  readonly timeout: number
  /** Options of the request, without signal. */
  readonly options: CallOptions
  /** Called before the request is sent after something else. @throws if it must not be */
  onRetry(): void
}

/** Sends the request of a mutation, each time with the newest values. */
interface RequestSender<ResponseValue> {
  send(signal: AbortSignal): Promise<ResponseValue>
  /** `true` while the resource is being read, and if that failed. */
  isReading(): boolean
}

/** Creates a sender that first reads the resource if the mutation requires it. */
export function createRequestSender<Resource, ResponseValue>(
  { readBeforeSend: query, request }: Pick<Mutation<Resource, ResponseValue>, 'readBeforeSend' | 'request'>,
  { client, context: { state, update, refusedRoutes }, timeout, options, onRetry }: Sending
): RequestSender<ResponseValue> {
  let readAt = -Infinity
  let isReading = false
  const isOutdated = (): boolean => query !== undefined && monotonicTime() - readAt > MAX_AGE

  /** Reads once: after an error the user decides, as after an error of the update itself. */
  async function readNow(signal: AbortSignal): Promise<void> {
    if (!query) return
    isReading = true
    readAt = monotonicTime()
    try {
      await read(
        query,
        client,
        { signal, timeout, refusedRoutes, shouldRetry: () => false },
        {
          onFailure: () => {},
          onPage: (resources, version) =>
            update(({ confirmed }) => ({ confirmed: writeResponse(confirmed, query.kind, resources, version) }))
        }
      )
    } catch (error) {
      // The gate knows that the resource was deleted.
      if (isApiError(error) && error.statusCode === 404) onRetry()
      throw error
    }
    isReading = false
    onRetry()
  }
  function onRepeat(): void {
    onRetry()
    if (isOutdated()) throw new OutdatedUpdateError()
  }

  return {
    isReading: () => isReading,
    async send(signal) {
      for (;;) {
        if (isOutdated()) await readNow(signal)
        try {
          return await request(client, { ...options, signal, onRepeat }, state().confirmed)
        } catch (error) {
          if (!(error instanceof OutdatedUpdateError)) throw error
        }
      }
    }
  }
}
