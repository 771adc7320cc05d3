import { type CallOptions, isApiError, type PlatformClient } from '../../client/index.js'
import type { ClientSession } from '../../client/resources.js'
import type { SessionState } from '../store/session-state.js'
import { parseString } from '../values/value.js'
import type { SessionOptions } from './session-options.js'

export interface Identity {
  /** Identifies the user. `undefined` if neither the platform nor the host does. */
  readonly user: string | undefined
  /** `undefined` if the credential is not a client session, or may not read it. */
  readonly session: ClientSession | undefined
}

/**
 * Asks the platform for the user of a session. A console session is identified by its workspace. A session of a customer
 * may not read itself; the host says with `customerKey` whose it is.
 *
 * @throws the platform's error, if the credential is not valid.
 */
export async function identify(
  client: PlatformClient,
  { consoleSessionToken, workspaceId, customerKey }: SessionOptions,
  options: CallOptions
): Promise<Identity> {
  if (consoleSessionToken) {
    await client.workspaces.get({}, options)
    return { user: workspaceId, session: undefined }
  }
  try {
    const session = await client.clientSessions.get({}, { ...options, detectRefusal: true })
    const user = session?.user_identifier_key ?? session?.client_session_id
    return { user: user && JSON.stringify([session.workspace_id, user]), session }
  } catch (error) {
    if (!isApiError(error) || !error.isRefused) throw error
    return { user: customerKey && JSON.stringify({ customerKey }), session: undefined }
  }
}

/** The user of a session, if it is known. */
interface SessionIdentity {
  /** Returns the user. Fetched early: the token may have expired when a new one has to be compared with it. */
  user(): Promise<string | undefined>
  /** Returns the client session, if it was fetched. */
  session(): ClientSession | null
  /**
   * Returns `true` if the client session belongs to a customer. Sends no request that the session doesn't send anyway.
   */
  isOfCustomer(): Promise<boolean>
}

/** Returns the client session that a client has exchanged a publishable key for. The host may supply the client. */
function exchangedSession({ connection }: Pick<SessionState, 'connection'>): ClientSession | undefined {
  try {
    return connection.status === 'ready' ? connection.client.clientSession : undefined
  } catch {
    return undefined
  }
}

/** @param ask calls the platform with a deadline */
export function createIdentity(
  options: SessionOptions,
  state: () => Pick<SessionState, 'connection'>,
  ask: (work: (signal: AbortSignal) => Promise<Identity>) => Promise<Identity>
): SessionIdentity {
  let known: Identity | undefined
  let inFlight: Promise<Identity> | undefined

  /** Identifies the user once. @throws if that fails. The next call tries again. */
  async function identified(): Promise<Identity | undefined> {
    const { connection } = state()
    if (known || connection.status !== 'ready') return known
    inFlight ??= ask((signal) => identify(connection.client, options, { signal }))
    try {
      return (known = await inFlight)
    } finally {
      inFlight = undefined
    }
  }

  return {
    session: () => known?.session ?? null,
    async user() {
      // A console session is identified by its workspace, and its token may have expired.
      if (options.consoleSessionToken) return options.workspaceId
      try {
        return (await identified())?.user
      } catch {
        return undefined
      }
    },
    async isOfCustomer() {
      if (options.customerKey !== undefined) return true
      const exchanged = exchangedSession(state())
      if (exchanged || !options.clientSessionToken) return parseString(exchanged?.customer_key) !== undefined
      try {
        const identity = await identified()
        // Of all client sessions, only those of customers may not read themselves.
        return identity !== undefined && (!identity.session || parseString(identity.session.customer_key) !== undefined)
      } catch {
        return false
      }
    }
  }
}
