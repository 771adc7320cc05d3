import type { CallOptions, PlatformClient, PlatformRequest } from '../../../client/index.js'
import { retry } from '../../../core/environment/retry.js'
import type { AccessCode, PlatformEvent } from '../../../core/resources/resources.js'
import type { Session } from '../../../core/session/session.js'
import { type ActivityFilter, parametersOf, written } from '../data/activity-queries.js'
import type { EventSpan } from '../rules/event-reader.js'

/** Maximum number of access codes per call. */
const CODES = 100

/** Sends a request of an export, with the retries of any other read. It ends with its session or with the export. */
function send<Value>(
  session: Session,
  signal: AbortSignal,
  request: (client: PlatformClient, options: CallOptions) => PlatformRequest<Value>
): Promise<Value> {
  const attempt = (): Promise<Value> =>
    session.request((client, options) => {
      const signals = [signal, options.signal].filter((each) => each instanceof AbortSignal)
      return request(client, { ...options, signal: AbortSignal.any(signals), retry: { limit: 0 } })
    })
  return retry(attempt, signal, () => {})
}

/** Reads a page of events. @throws the error of the last attempt, or the reason of the signal */
export function readEventPage(
  session: Session,
  filter: ActivityFilter,
  { start, end, limit }: EventSpan,
  signal: AbortSignal
): Promise<readonly PlatformEvent[]> {
  const between: [string, string] = [written(start), written(end)]
  return send(session, signal, ({ events }, options) =>
    events.list({ ...parametersOf(filter), between, limit }, options)
  )
}

/** Reads access codes for their names. Deleted codes, and codes that can't be read, are missing. */
export async function readCodes(
  session: Session,
  ids: readonly string[],
  signal: AbortSignal
): Promise<ReadonlyMap<string, AccessCode>> {
  const found = new Map<string, AccessCode>()
  for (let index = 0; index < ids.length; index += CODES) {
    const some = ids.slice(index, index + CODES)
    try {
      const codes = await send(session, signal, ({ accessCodes }, options) =>
        accessCodes.list({ access_code_ids: some }, options)
      )
      for (const code of codes) found.set(code.access_code_id, code)
    } catch {
      // An export without names is better than none.
      signal.throwIfAborted()
    }
  }
  return found
}
