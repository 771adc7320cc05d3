import { unwrapProxy } from '../../client/unwrap-proxy.js'
import { InvalidOptionsError, type PlatformClient } from '../../client/index.js'
import { REGISTRY } from './end-sessions.js'
import type { Environment } from '../environment/environment.js'
import { forgetDetached } from './detached-elements.js'
import { DEFAULT_GC_TIME } from '../queries/query-runner.js'
import { type SessionOptions, sessionKey } from './session-options.js'
import { createSession, type Session } from './session.js'

/** Is told what becomes of the session that it uses. */
export interface SessionSubscriber {
  /** Another session of the same person has taken its place. */
  onReplaced(): void
  /** It has ended, and there is none in its place. */
  onEnded(): void
  /** The platform is being asked whose another token is: whoever waits to ask for the same shares the answer. */
  onVerifying(): void
}

interface SharedSession {
  readonly session: Session
  readonly options: SessionOptions
  /** Under which options it was found last: with a renewed token there are several. */
  key: string
  /** Those who use it, each with what moves it to another session. */
  readonly subscribers: Map<SessionSubscriber, (other: SharedSession) => void>
  /** What is being found out of new tokens, by their keys. */
  readonly renewals: Map<string, Promise<boolean>>
  unused?: ReturnType<typeof setTimeout>
  /** Whether one of its users has signed out: once nobody uses it, nothing of it is kept. */
  isSignedOut: boolean
  /** Ends it for all who use it: every request of it is aborted, and what it knows is forgotten, at once. */
  end(): void
}

interface Registry {
  readonly sessions: Map<string, SharedSession>
  /** Clients of the host, told apart by numbers. */
  readonly clients: WeakMap<PlatformClient, number>
  count: number
}

/** The sessions of the page. They are kept there, not in this module, so that two copies of the bundle share them. */
function registry(): Registry {
  const existing: Registry | undefined = Reflect.get(globalThis, REGISTRY)
  if (existing) return existing
  const created: Registry = { sessions: new Map(), clients: new WeakMap(), count: 0 }
  Reflect.set(globalThis, REGISTRY, created)
  return created
}

/** A use of a session; the last one to be released leaves it to be forgotten after 5 minutes. */
export interface SessionLease {
  /** The session, which may be another one later on. */
  readonly session: Session
  /**
   * Goes on with a new token, once the platform has said whose it is. Whoever asks for the same at once shares the answer.
   *
   * @returns whether it is of the same person; whoever has it already then uses this session too.
   * @throws what the platform refused it with; the old one stays in use then.
   */
  renew(after: SessionOptions): Promise<boolean>
  /** @param isOver whether its user has signed out, so that nothing of it is kept once nobody uses it. */
  release(isOver?: boolean): void
}

function keyOf(options: SessionOptions): string {
  const page = registry()
  return sessionKey(options, (client) => {
    const itself = unwrapProxy(client)
    const number = page.clients.get(itself) ?? (page.count += 1)
    page.clients.set(itself, number)
    return number
  })
}

function remove(shared: SharedSession): void {
  const { sessions } = registry()
  clearTimeout(shared.unused)
  for (const [key, other] of sessions) if (other === shared) sessions.delete(key)
}

function disposeUnused(shared: SharedSession): void {
  remove(shared)
  shared.session.dispose()
}

function disposeWhenUnused(shared: SharedSession): void {
  if (shared.subscribers.size > 0) return
  if (shared.isSignedOut) endSession(shared.session)
  else shared.unused = setTimeout(disposeUnused, DEFAULT_GC_TIME, shared)
}

/** One prefix is of one client at a time: that of those who use it. */
function claimPrefix({ client, queryKeyPrefix }: SessionOptions): void {
  if (!client || !queryKeyPrefix) return
  for (const shared of new Set(registry().sessions.values())) {
    const { options, subscribers } = shared
    if (options.queryKeyPrefix !== queryKeyPrefix || !options.client) continue
    if (unwrapProxy(options.client) === unwrapProxy(client)) continue
    if (subscribers.size > 0) {
      throw new InvalidOptionsError('Another client is in use under the same query-key-prefix option.')
    }
    disposeUnused(shared)
  }
}

function use(first: SharedSession, user: SessionSubscriber): SessionLease {
  let shared = first
  function join(other: SharedSession): void {
    shared.subscribers.delete(user)
    shared = other
    clearTimeout(shared.unused)
    shared.subscribers.set(user, move)
  }
  function move(other: SharedSession): void {
    join(other)
    user.onReplaced()
  }
  join(first)
  return {
    get session() {
      return shared.session
    },
    renew: (after) => renew(shared, after),
    release(isOver = false) {
      const isUser = shared.subscribers.delete(user)
      shared.isSignedOut ||= isOver
      if (isUser || isOver) disposeWhenUnused(shared)
    }
  }
}

async function switchToken(shared: SharedSession, key: string, after: SessionOptions): Promise<boolean> {
  if (!(await shared.session.renew(after))) {
    // Who came next is another person.
    forgetDetached(shared.session)
    return false
  }
  const { sessions } = registry()
  const other = sessions.get(key)
  shared.key = key
  sessions.set(key, shared)
  if (!other || other === shared) return true
  // Who came with the new token meanwhile is the same person; what is under way there is left to end by itself.
  for (const move of other.subscribers.values()) move(shared)
  disposeWhenUnused(other)
  return true
}

function renew(shared: SharedSession, after: SessionOptions): Promise<boolean> {
  const key = keyOf(after)
  if (shared.key === key) return Promise.resolve(true)
  const underWay = shared.renewals.get(key)
  if (underWay) return underWay
  const renewal = switchToken(shared, key, after).finally(() => shared.renewals.delete(key))
  shared.renewals.set(key, renewal)
  for (const user of shared.subscribers.keys()) user.onVerifying()
  return renewal
}

function open(options: SessionOptions, environment: Environment, key: string): SharedSession {
  const shared: SharedSession = {
    session: createSession(options, environment),
    options,
    key,
    subscribers: new Map(),
    renewals: new Map(),
    isSignedOut: false,
    end() {
      remove(shared)
      const users = [...shared.subscribers.keys()]
      shared.subscribers.clear()
      shared.session.end()
      for (const user of users) user.onEnded()
    }
  }
  return shared
}

/**
 * The session that belongs to some options: the one in use, else a new one.
 *
 * @throws InvalidOptionsError when another client is in use under the same query-key prefix.
 */
export function acquireSession(
  options: SessionOptions,
  environment: Environment,
  user: SessionSubscriber
): SessionLease {
  claimPrefix(options)
  const { sessions } = registry()
  const key = keyOf(options)
  const shared = sessions.get(key) ?? open(options, environment, key)
  shared.isSignedOut = false
  sessions.set(key, shared)
  return use(shared, user)
}

/** Ends a session for all who use it; see `endSessions`. */
export function endSession(session: Session): void {
  for (const shared of new Set(registry().sessions.values())) if (shared.session === session) shared.end()
  forgetDetached(session)
}

/** Whether a session is known to be that of some options: the platform has said so, or it was made from them. */
export const isSessionOf = (session: Session, options: SessionOptions): boolean =>
  registry().sessions.get(keyOf(options))?.session === session

/** Whether anybody uses a session now. */
export function isInUse(session: Session): boolean {
  return [...registry().sessions.values()].some((shared) => shared.session === session && shared.subscribers.size > 0)
}
