import { InvalidOptionsError, type PlatformClient } from '../platform/index.js'
import { connect, identityOf } from './connect.js'
import type { Environment } from './environment.js'
import { KEEP_UNUSED } from './query-runner.js'
import type { SessionOptions } from './session-options.js'
import { createSession, type Session } from './session.js'

interface Shared {
  readonly session: Session
  readonly client: PlatformClient | undefined
  users: number
  unused?: ReturnType<typeof setTimeout>
}

/** The sessions of a page. Raise the version when their shape changes, so that two versions never share. */
interface Registry {
  readonly byOptions: Map<string, Shared>
  readonly byClient: WeakMap<PlatformClient, Shared>
}

const REGISTRY = Symbol.for('latchkey.sessions.1')

/** Kept on the page, not in this module, so that two copies of the bundle share it. */
function registry(): Registry {
  const existing: Registry | undefined = Reflect.get(globalThis, REGISTRY)
  if (existing) return existing
  const created: Registry = { byOptions: new Map(), byClient: new WeakMap() }
  Reflect.set(globalThis, REGISTRY, created)
  return created
}

/** A use of a session; the last one to be released leaves it to be forgotten after 5 minutes. */
export interface SessionLease {
  readonly session: Session
  release(): void
}

function optionsKey(options: SessionOptions): string {
  if (options.queryKeyPrefix) return `prefix ${options.queryKeyPrefix}`
  const { publishableKey, userIdentifierKey, clientSessionToken, consoleSessionToken, workspaceId } = options
  const { endpoint, product = 'seam', sandbox = false } = options
  const credentials = [publishableKey, userIdentifierKey, clientSessionToken, consoleSessionToken, workspaceId]
  return JSON.stringify([product, sandbox ? '' : endpoint?.replace(/\/+$/, ''), sandbox, credentials])
}

function lease(shared: Shared, forget: () => void): SessionLease {
  shared.users += 1
  clearTimeout(shared.unused)
  let isReleased = false
  return {
    session: shared.session,
    release() {
      if (isReleased) return
      isReleased = true
      shared.users -= 1
      if (shared.users > 0) return
      shared.unused = setTimeout(() => {
        shared.session.dispose()
        forget()
      }, KEEP_UNUSED)
    }
  }
}

function acquireByClient(client: PlatformClient, options: SessionOptions, environment: Environment): SessionLease {
  const { byClient } = registry()
  const shared = byClient.get(client) ?? { session: createSession(options, environment), client, users: 0 }
  byClient.set(client, shared)
  return lease(shared, () => byClient.delete(client))
}

/**
 * The session that belongs to some options: the one in use, else a new one.
 *
 * @throws InvalidOptionsError when another client is in use under the same query-key prefix.
 */
export function acquireSession(options: SessionOptions, environment: Environment): SessionLease {
  const { client } = options
  if (client && !options.queryKeyPrefix) return acquireByClient(client, options, environment)
  const { byOptions } = registry()
  const key = optionsKey(options)
  const known = byOptions.get(key)
  if (known && client && known.client !== client) {
    throw new InvalidOptionsError('Another client is in use under the same query-key-prefix option.')
  }
  const shared = known ?? { session: createSession(options, environment), client, users: 0 }
  byOptions.set(key, shared)
  return lease(shared, () => {
    for (const [alias, other] of byOptions) if (other === shared) byOptions.delete(alias)
  })
}

/**
 * Puts a new client session token in the place of the old one. It is verified first.
 *
 * @returns the same lease when both tokens are of the same user, else one of a session of its own.
 * @throws UnauthorizedError when the new token is refused; the old one stays in use then.
 */
export async function replaceToken(
  current: SessionLease,
  before: SessionOptions,
  after: SessionOptions,
  environment: Environment
): Promise<SessionLease> {
  const candidate = await connect(after)
  const identity = identityOf(await candidate.clientSessions.get({}))
  const { connection } = current.session.store.getState()
  const isSameUser = (await current.session.identity()) === identity
  if (!isSameUser || connection.status !== 'ready') return acquireSession(after, environment)
  await connection.client.updateClientSessionToken(after.clientSessionToken ?? '')
  const { byOptions } = registry()
  const shared = byOptions.get(optionsKey(before))
  if (shared && !byOptions.has(optionsKey(after))) byOptions.set(optionsKey(after), shared)
  return current
}
