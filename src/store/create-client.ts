import { clientItself } from '../platform/client-itself.js'
import { PlatformClient } from '../platform/index.js'
import type { ClientSession } from '../platform/resources.js'
import type { Sandbox } from '../sandbox/index.js'
import type { SessionOptions } from './session-options.js'

let sandboxOfPage: Sandbox | undefined

/** All sandbox elements of a page share one platform, however many users they have. */
async function connectSandbox(userIdentifierKey = 'sandbox_user'): Promise<PlatformClient> {
  const { createSandbox } = await import('../sandbox/index.js')
  const { endpoint, fetch, publishableKey } = (sandboxOfPage ??= createSandbox())
  return PlatformClient.fromPublishableKey(publishableKey, userIdentifierKey, { endpoint, fetch })
}

/**
 * Makes the client of a session. The options must have passed `findSessionFault`.
 *
 * @throws when a credential has the wrong form, or the platform refuses it.
 */
export async function createClient(options: SessionOptions): Promise<PlatformClient> {
  const { client, sandbox, publishableKey, userIdentifierKey, endpoint, product } = options
  if (client) return clientItself(client)
  if (sandbox) return connectSandbox(userIdentifierKey)
  if (publishableKey) return PlatformClient.fromPublishableKey(publishableKey, userIdentifierKey, { endpoint, product })
  const { clientSessionToken, consoleSessionToken, workspaceId } = options
  return new PlatformClient({ clientSessionToken, consoleSessionToken, workspaceId, endpoint, product })
}

/** Tells one user from another: two client sessions of the same one have the same identity. */
export function identityOf(session: ClientSession | null): string | undefined {
  const user = session?.user_identifier_key ?? session?.client_session_id
  return user && JSON.stringify([session?.workspace_id, user])
}
