import { type CallOptions, isApiError, type PlatformClient } from '../../client/index.js'
import type { ClientSession } from '../../client/resources.js'
import type { SessionState } from '../store/session-state.js'
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
}

/** @param ask calls the platform with a deadline */
export function createIdentity(
  options: SessionOptions,
  state: () => Pick<SessionState, 'connection'>,
  ask: (work: (signal: AbortSignal) => Promise<Identity>) => Promise<Identity>
): SessionIdentity {
  let known: Identity | undefined
  return {
    session: () => known?.session ?? null,
    async user() {
      const { connection } = state()
      // A console session is identified by its workspace, and its token may have expired.
      if (options.consoleSessionToken) return options.workspaceId
      try {
        if (connection.status === 'ready')
          known ??= await ask((signal) => identify(connection.client, options, { signal }))
      } catch {
        // Unknown for now; the next call tries again.
      }
      return known?.user
    }
  }
}
