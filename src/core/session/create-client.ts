import { PlatformClient } from '../../client/index.js'
import { unwrapProxy } from '../../client/unwrap-proxy.js'
import type { Sandbox } from '../../sandbox/index.js'
import type { SessionOptions } from './session-options.js'

let sandboxOfPage: Sandbox | undefined

/** All sandbox elements of a page share one platform, even if they have different users. */
async function connectSandbox(userIdentifierKey = 'sandbox_user', signal: AbortSignal): Promise<PlatformClient> {
  const { createSandbox } = await import('../../sandbox/index.js')
  const { endpoint, fetch, publishableKey } = (sandboxOfPage ??= createSandbox())
  return PlatformClient.fromPublishableKey(publishableKey, userIdentifierKey, { endpoint, fetch, signal })
}

/**
 * Creates the client of a session. The options must have passed `validateSessionOptions`.
 *
 * @param signal aborts requests of the created client, but not of a client supplied by the host.
 * @throws if a credential is malformed or rejected by the platform.
 */
export async function createClient(options: SessionOptions, signal: AbortSignal): Promise<PlatformClient> {
  const { client, sandbox, publishableKey, userIdentifierKey, endpoint, product } = options
  if (client) return unwrapProxy(client)
  if (sandbox) return connectSandbox(userIdentifierKey, signal)
  const connectionOptions = { endpoint, product, signal }
  if (publishableKey) return PlatformClient.fromPublishableKey(publishableKey, userIdentifierKey, connectionOptions)
  const { clientSessionToken, consoleSessionToken, workspaceId } = options
  return new PlatformClient({ clientSessionToken, consoleSessionToken, workspaceId, ...connectionOptions })
}
