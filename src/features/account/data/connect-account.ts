import { parseString } from '../../../core/values/value.js'
import { isApiError } from '../../../client/index.js'
import type { ConnectWebview, Device } from '../../../core/resources/resources.js'
import type { ClientSession, CustomMetadata } from '../../../client/resources.js'
import { deviceListQuery } from '../../device/data/queries.js'
import type { ListQuery } from '../../../core/queries/query.js'
import { refetch } from '../../../core/queries/refetch.js'
import { unreadable } from '../../../core/queries/read.js'
import type { Session } from '../../../core/session/session.js'

/**
 * Waits until a session is connected, which it tries at once.
 *
 * @returns whether it is; what keeps it from being so, it tells by itself.
 */
export function whenConnected({ store, reconnect }: Session): Promise<boolean> {
  reconnect()
  return new Promise((resolve) => {
    function look(): void {
      const { status } = store.getState().connection
      if (status === 'connecting') return
      stop()
      resolve(status === 'ready')
    }
    const stop = store.subscribe(look)
    look()
  })
}

/** Not every credential has a session: the platform then refuses to tell of one. */
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
 * What the platform keeps with an account, so that the host knows whose it is: the host's own, and who the user is.
 *
 * @returns what tells it at any moment, since a session that has expired may be replaced.
 */
export async function accountMetadata(
  session: Session,
  own: CustomMetadata | undefined
): Promise<() => CustomMetadata> {
  const known = (): ClientSession | undefined => {
    const { connection } = session.store.getState()
    return connection.status === 'ready' ? connection.client.clientSession : undefined
  }
  const told = known() ?? (await askForSession(session))
  return () => {
    const session = known() ?? told
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
 * Where a page of the platform is.
 *
 * @throws ApiError when that is not an address of a website; it is not quoted, since nobody knows what it holds.
 */
export function webviewAddress(webview: ConnectWebview | undefined): URL {
  const address = String(webview?.url)
  if (/^https?:/i.test(address) && URL.canParse(address)) return new URL(address)
  throw unreadable()
}

/** Reads the lists of devices again that a session knows: there may be new ones. */
export async function readDevicesAgain(session: Session): Promise<void> {
  // What is asked for already is known by its key alone.
  const lists = [...session.store.getState().queries.keys()].map(
    (key): ListQuery<Device> => ({ ...deviceListQuery({}), key })
  )
  await Promise.all(
    lists.filter(({ key, operation }) => key.startsWith(`${operation} `)).map((list) => refetch(session, list))
  )
}
