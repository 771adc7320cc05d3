import type { CallOptions, PlatformClient } from '../../client/index.js'
import type { ClientSession } from '../../client/resources.js'
import type { SessionOptions } from './session-options.js'

export interface Identity {
  /** Identifies the user. `undefined` if the platform doesn't return one. */
  readonly user: string | undefined
  /** `undefined` if the credential is not a client session. */
  readonly session: ClientSession | undefined
}

/** Asks the platform for the user of a session. A console session is identified by its workspace. */
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
