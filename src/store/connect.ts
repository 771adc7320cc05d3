import { PlatformClient } from '../platform/index.js'
import type { ClientSession } from '../platform/resources.js'
import type { Sandbox } from '../sandbox/index.js'
import type { SessionOptions } from './session-options.js'

/** The user of sandbox elements that name none. */
const SANDBOX_USER = 'sandbox_user'

let sandbox: Promise<Sandbox> | undefined

/** All sandbox elements of a page share one platform, however many users they have. */
async function connectSandbox({ publishableKey, userIdentifierKey, product }: SessionOptions): Promise<PlatformClient> {
  sandbox ??= import('../sandbox/index.js').then(({ createSandbox }) => createSandbox())
  const { endpoint, fetch, publishableKey: sandboxKey } = await sandbox.catch((error: unknown) => {
    sandbox = undefined
    throw error
  })
  const options = { endpoint, fetch, ...(product && { product }) }
  return PlatformClient.fromPublishableKey(publishableKey ?? sandboxKey, userIdentifierKey ?? SANDBOX_USER, options)
}

/**
 * Makes the client of a session. The options must have passed `findSessionFault`.
 *
 * @throws when a credential has the wrong form, or the platform refuses it.
 */
export async function connect(options: SessionOptions): Promise<PlatformClient> {
  if (options.client) return options.client
  if (options.sandbox) return connectSandbox(options)
  const { endpoint, product, workspaceId = '' } = options
  const clientOptions = { ...(endpoint && { endpoint }), ...(product && { product }) }
  if (options.clientSessionToken) return PlatformClient.fromClientSessionToken(options.clientSessionToken, clientOptions)
  if (options.consoleSessionToken) {
    return PlatformClient.fromConsoleSessionToken(options.consoleSessionToken, workspaceId, clientOptions)
  }
  return PlatformClient.fromPublishableKey(options.publishableKey ?? '', options.userIdentifierKey, clientOptions)
}

/** Tells one user from another: two client sessions of the same one have the same identity. */
export function identityOf(session: ClientSession): string {
  return JSON.stringify([session.workspace_id, session.user_identifier_key ?? session.client_session_id])
}
