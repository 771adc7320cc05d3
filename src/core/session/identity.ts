import type { CallOptions, PlatformClient } from '../../client/index.js'
import type { ClientSession } from '../../client/resources.js'
import type { SessionOptions } from './session-options.js'

/** Whose a session is. */
export interface Identity {
  /** Tells one user from another: two sessions of the same one have the same; nothing where the platform does not say. */
  readonly user: string | undefined
  /** Nothing where the credential is not that of a client session. */
  readonly session: ClientSession | undefined
}

/** Asks the platform whose a session is: a console may do what its workspace may, and has no client session. */
export async function identify(
  client: PlatformClient,
  { consoleSessionToken, workspaceId }: SessionOptions,
  options: CallOptions
): Promise<Identity> {
  if (consoleSessionToken) {
    await client.workspaces.get({}, options)
    return { user: workspaceId, session: undefined }
  }
  const session = await client.clientSessions.get({}, options)
  const user = session?.user_identifier_key ?? session?.client_session_id
  return { user: user && JSON.stringify([session.workspace_id, user]), session }
}
