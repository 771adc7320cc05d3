import { type CallOptions, isApiError, type PlatformClient } from '../../client/index.js'
import type { ClientSession } from '../../client/resources.js'
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
