import { InvalidOptionsError } from '../../client/index.js'
import { unwrapProxy } from '../../client/unwrap-proxy.js'
import type { Environment } from '../environment/environment.js'
import { DEFAULT_GC_TIME } from '../queries/query-runner.js'
import { forgetDetached } from './detached-elements.js'
import { createSession, type Session } from './session.js'
import { type SessionOptions, sessionKey } from './session-options.js'
import { registry, type SessionSubscriber, type SharedSession } from './shared-sessions.js'

/** A subscription to a session. An unused session is dropped after 5 minutes. */
export interface SessionLease {
  /** The current session. It can be replaced while the lease is held. */
  readonly session: Session
  /**
   * Continues with a new token after the platform has verified it. Concurrent calls for the same token share the
   * result.
   *
   * @returns `true` if the token belongs to the same user. Elements that already use it then move to this session.
   * @throws the platform's error. The old token stays in use.
   */
  renew(after: SessionOptions): Promise<boolean>
  /** @param isEnded `true` if the subscriber signed out: the session is dropped when its last subscriber releases it. */
  release(isEnded?: boolean): void
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

/** A prefix belongs to one client at a time. */
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

function use(first: SharedSession, subscriber: SessionSubscriber): SessionLease {
  let shared = first
  function join(other: SharedSession): void {
    shared.subscribers.delete(subscriber)
    shared = other
    clearTimeout(shared.unused)
    shared.subscribers.set(subscriber, move)
  }
  function move(other: SharedSession): void {
    join(other)
    subscriber.onReplaced()
  }
  join(first)
  return {
    get session() {
      return shared.session
    },
    renew: (after) => renew(shared, after),
    release(isEnded = false) {
      const wasSubscribed = shared.subscribers.delete(subscriber)
      shared.isSignedOut ||= isEnded
      if (wasSubscribed || isEnded) disposeWhenUnused(shared)
    }
  }
}

async function switchToken(shared: SharedSession, key: string, after: SessionOptions): Promise<boolean> {
  if (!(await shared.session.renew(after))) {
    // The new token belongs to another user.
    forgetDetached(shared.session)
    return false
  }
  const { sessions } = registry()
  const other = sessions.get(key)
  shared.key = key
  sessions.set(key, shared)
  if (!other || other === shared) return true
  // Elements that started with the new token belong to the same user. Their pending requests complete in the old
  // session.
  for (const move of other.subscribers.values()) move(shared)
  disposeWhenUnused(other)
  return true
}

function renew(shared: SharedSession, after: SessionOptions): Promise<boolean> {
  const key = keyOf(after)
  if (shared.key === key) return Promise.resolve(true)
  const inFlight = shared.renewals.get(key)
  if (inFlight) return inFlight
  const renewal = switchToken(shared, key, after).finally(() => shared.renewals.delete(key))
  shared.renewals.set(key, renewal)
  for (const subscriber of shared.subscribers.keys()) subscriber.onVerifying()
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
      const left = [...shared.subscribers.keys()]
      shared.subscribers.clear()
      shared.session.end()
      for (const subscriber of left) subscriber.onEnded()
    }
  }
  return shared
}

/**
 * Returns the session of these options, or creates it.
 *
 * @throws InvalidOptionsError if another client uses the same query-key prefix.
 */
export function acquireSession(
  options: SessionOptions,
  environment: Environment,
  subscriber: SessionSubscriber
): SessionLease {
  claimPrefix(options)
  const { sessions } = registry()
  const key = keyOf(options)
  const shared = sessions.get(key) ?? open(options, environment, key)
  shared.isSignedOut = false
  sessions.set(key, shared)
  return use(shared, subscriber)
}

/** Ends a session for all its elements; see `endSessions`. */
export function endSession(session: Session): void {
  for (const shared of new Set(registry().sessions.values())) if (shared.session === session) shared.end()
  forgetDetached(session)
}

/** Returns `true` if the session is verified to belong to these options. */
export const isSessionOf = (session: Session, options: SessionOptions): boolean =>
  registry().sessions.get(keyOf(options))?.session === session

export function isInUse(session: Session): boolean {
  return [...registry().sessions.values()].some((shared) => shared.session === session && shared.subscribers.size > 0)
}
