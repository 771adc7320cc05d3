import { clientItself } from '../platform/client-itself.js'
import { InvalidOptionsError, type PlatformClient } from '../platform/index.js'
import { DEFAULT_ENDPOINT } from '../platform/settings.js'
import { createClient, identityOf } from './create-client.js'
import type { Environment } from './environment.js'
import { KEEP_UNUSED } from './query-runner.js'
import type { SessionOptions } from './session-options.js'
import { createSession, type Session } from './session.js'

/** What a session belongs to: a client of the host, a query-key prefix, or credentials. */
type Key = PlatformClient | string

interface Shared {
  readonly session: Session
  readonly client: PlatformClient | undefined
  users: number
  /** What those are told by who were refused for its sake, once nobody uses it. */
  readonly refused: Set<() => void>
  unused?: ReturnType<typeof setTimeout>
}

/** Raise the version when the shape changes, so that two versions never share. */
const REGISTRY = Symbol.for('latchkey.sessions.5')

/** The sessions of the page. They are kept there, not in this module, so that two copies of the bundle share them. */
function registry(): Map<Key, Shared> {
  const existing: Map<Key, Shared> | undefined = Reflect.get(globalThis, REGISTRY)
  if (existing) return existing
  const created = new Map<Key, Shared>()
  Reflect.set(globalThis, REGISTRY, created)
  return created
}

/** A use of a session; the last one to be released leaves it to be forgotten after 5 minutes. */
export interface SessionLease {
  readonly session: Session
  release(): void
}

/** What tells the sessions apart that make their own client. */
const PARTS: (keyof SessionOptions)[] = [
  'product',
  'endpoint',
  'sandbox',
  'publishableKey',
  'userIdentifierKey',
  'clientSessionToken',
  'consoleSessionToken',
  'workspaceId'
]

function keyOf(options: SessionOptions): Key {
  const { client, queryKeyPrefix, product = 'seam', sandbox = false } = options
  const endpoint = options.endpoint || DEFAULT_ENDPOINT
  if (client) return queryKeyPrefix || clientItself(client)
  return JSON.stringify({ ...options, product, sandbox, endpoint: endpoint.replace(/\/+$/, '') }, PARTS)
}

function end(shared: Shared): void {
  const sessions = registry()
  clearTimeout(shared.unused)
  shared.session.dispose()
  for (const [key, other] of sessions) if (other === shared) sessions.delete(key)
}

function take(key: Key, client: PlatformClient | undefined, onFree: () => void): Shared | undefined {
  const known = registry().get(key)
  if (!known || known.client === client) return known
  if (known.users > 0) {
    known.refused.add(onFree)
    throw new InvalidOptionsError('Another client is in use under the same query-key-prefix option.')
  }
  end(known)
  return undefined
}

/** Told a turn later: who has only let go of it to take it again keeps it. */
function tellRefused({ users, refused }: Shared): void {
  if (users > 0) return
  const told = [...refused]
  refused.clear()
  for (const tell of told) tell()
}

/**
 * The session that belongs to some options: the one in use, else a new one.
 *
 * @param onFree is told, where it throws, once the other client is used no more.
 * @throws InvalidOptionsError when another client is in use under the same query-key prefix.
 */
export function acquireSession(
  options: SessionOptions,
  environment: Environment,
  onFree: () => void = () => {}
): SessionLease {
  const client = options.client && clientItself(options.client)
  const key = keyOf(options)
  const shared = take(key, client, onFree) ?? {
    session: createSession(options, environment),
    client,
    users: 0,
    refused: new Set()
  }
  registry().set(key, shared)
  clearTimeout(shared.unused)
  shared.users += 1
  let isReleased = false
  return {
    session: shared.session,
    release() {
      if (isReleased) return
      isReleased = true
      shared.users -= 1
      if (shared.users > 0) return
      shared.unused = setTimeout(end, KEEP_UNUSED, shared)
      setTimeout(tellRefused, 0, shared)
    }
  }
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
  const identity = identityOf(await (await createClient(after)).clientSessions.get())
  if (!identity || identity !== (await current.session.identity())) return acquireSession(after, environment)
  await current.session.replaceToken(after.clientSessionToken ?? '')
  const sessions = registry()
  const shared = sessions.get(keyOf(before))
  if (shared && !sessions.has(keyOf(after))) sessions.set(keyOf(after), shared)
  return current
}
