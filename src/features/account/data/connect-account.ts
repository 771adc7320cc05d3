import { isApiError } from '../../../client/index.js'
import type { ClientSession, CustomMetadata } from '../../../client/resources.js'
import type { ListQuery } from '../../../core/queries/query.js'
import { refetch } from '../../../core/queries/refetch.js'
import { unreadable } from '../../../core/queries/unreadable.js'
import type { ConnectWebview, Device } from '../../../core/resources/resources.js'
import type { Session } from '../../../core/session/session.js'
import { parseString } from '../../../core/values/value.js'
import { deviceListQuery } from '../../device/data/queries.js'

/**
 * Waits until the session is connected, and connects it again after a failure.
 *
 * @returns `false` if it fails; the session reports the error
 */
export function whenConnected({ store, reconnect }: Session): Promise<boolean> {
  reconnect()
  return new Promise((resolve) => {
    function check(): void {
      const { status } = store.getState().connection
      if (status === 'connecting') return
      stop()
      resolve(status === 'ready')
    }
    const stop = store.subscribe(check)
    check()
  })
}

/** Some credentials have no client session; the platform then rejects the call. */
const hasNone = (error: unknown): boolean => isApiError(error) && /^4(?!29)/.test(`${error.statusCode}`)

async function askForSession({ request }: Session): Promise<ClientSession | undefined> {
  try {
    return await request(({ clientSessions }, options) => clientSessions.get({}, options))
  } catch (error) {
    if (hasNone(error)) return undefined
    throw error
  }
}

/**
 * Metadata of an account: the host's own, plus client session and user.
 *
 * @returns a function that returns it at any time, because an expired session may be replaced
 */
export async function accountMetadata(
  session: Session,
  own: CustomMetadata | undefined
): Promise<() => CustomMetadata> {
  const known = (): ClientSession | undefined => {
    const { connection } = session.store.getState()
    return connection.status === 'ready' ? connection.client.clientSession : undefined
  }
  const initial = known() ?? (await askForSession(session))
  return () => {
    const session = known() ?? initial
    const client_session_id = parseString(session?.client_session_id)
    const user_identifier_key = parseString(session?.user_identifier_key)
    return {
      ...own,
      ...(client_session_id && { client_session_id }),
      ...(user_identifier_key && { user_identifier_key })
    }
  }
}

/**
 * Returns the address of a platform page.
 *
 * @throws ApiError if it is not an http(s) URL. The message doesn't contain it, because it may hold secrets.
 */
export function webviewAddress(webview: ConnectWebview | undefined): URL {
  const address = String(webview?.url)
  if (/^https?:/i.test(address) && URL.canParse(address)) return new URL(address)
  throw unreadable()
}

/** Refetches the device lists of a session, which may have new devices. */
export async function refetchDeviceLists(session: Session): Promise<void> {
  // A fetched query is identified by its key.
  const lists = [...session.store.getState().queries.keys()].map(
    (key): ListQuery<Device> => ({ ...deviceListQuery({}), key })
  )
  await Promise.all(
    lists.filter(({ key, operation }) => key.startsWith(`${operation} `)).map((list) => refetch(session, list))
  )
}
