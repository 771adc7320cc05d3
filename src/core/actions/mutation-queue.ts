/** A button is pressed, step 5: its turn among those with the same key. */
import type { CommandOrigin, PendingMutation, RejectionReason } from '../gate/command-origin.js'
import type { Gate } from '../gate/gate.js'
import { isDeletion } from '../gate/operations.js'
import type { Tables } from '../resources/resource-kind.js'
import { isEqual } from '../resources/structural-sharing.js'
import { nextVersion } from '../resources/tables.js'
import type { MutationStatus, SessionContext, SessionState } from '../store/session-state.js'
import type { ConflictPolicy } from './mutation.js'

type Queues = SessionContext['queues']

/** How a mutation ends that was not sent. */
export type UnsentOutcome =
  /** Another one with its key was in flight. */
  | { readonly status: 'ignored' }
  /** The session, or the run that it was part of, has ended. */
  | { readonly status: 'ended' }
  /** The user took it back, or something newer has taken its place. */
  | { readonly status: 'superseded' }
  /** The resource is already in the target state. */
  | { readonly status: 'unneeded' }
  /** The gate rejected it. */
  | { readonly status: 'rejected'; readonly reason: RejectionReason }

const queueOf = (queues: Queues, key: string): readonly PendingMutation[] => queues.get(key) ?? []

function replaceQueue(queues: Queues, key: string, queue: readonly PendingMutation[]): void {
  const previous = queueOf(queues, key)
  if (queue.length > 0) queues.set(key, queue)
  else queues.delete(key)
  for (const each of previous) {
    if (!queue.includes(each)) each.endedVersion = nextVersion()
    each.onQueueChange?.()
  }
}

/** Returns `true` until a mutation has ended or was replaced. */
export const isQueued = (queues: Queues, mutation: PendingMutation): boolean =>
  queueOf(queues, mutation.key).includes(mutation)

/**
 * Adds a mutation to the queue of its key.
 *
 * @returns why it was not added. It is ignored if it must not wait, would replace a deletion, or is requested by the host in
 *   `before-change` for the same key. A deletion that is queued already stands for both.
 */
export function enqueue(
  queues: Queues,
  mutation: PendingMutation,
  onConflict: ConflictPolicy
): UnsentOutcome | undefined {
  const { key, operation, params } = mutation
  const queue = queueOf(queues, key)
  const isSame = (other: PendingMutation): boolean => other.operation === operation && isEqual(other.params, params)
  if (isDeletion(operation) && queue.some(isSame)) return { status: 'superseded' }
  const isBlockedBy = (other: PendingMutation): boolean =>
    onConflict === 'ignore' ||
    (onConflict === 'replace' && isDeletion(other.operation)) ||
    (other.phase === 'checking' && other.operation === operation)
  if (queue.some(isBlockedBy)) return { status: 'ignored' }
  replaceQueue(queues, key, [...(onConflict === 'replace' ? [] : queue), mutation])
  return undefined
}

/** Removes a mutation from the queue of its key, so that the next one has its turn. */
export function dequeue(queues: Queues, mutation: PendingMutation): void {
  const { key } = mutation
  const rest = queueOf(queues, key).filter((other) => other !== mutation)
  replaceQueue(queues, key, rest)
}

/** Removes the mutations that are done, and were kept in the queues of their keys until they were committed. */
export function dequeueCommitted(queues: Queues, keys: ReadonlySet<string>): void {
  for (const key of keys) {
    const rest = queueOf(queues, key).filter(({ phase }) => phase !== 'succeeded')
    replaceQueue(queues, key, rest)
  }
}

/** Returns the pending mutations after the queue of a key has changed. */
export function withQueue(
  mutations: SessionState['mutations'],
  queues: Queues,
  key: string
): SessionState['mutations'] {
  const begun = queueOf(queues, key).filter(({ phase }) => phase !== 'checking')
  const [first] = begun
  const next = new Map(mutations)
  if (!first) return next.delete(key) ? next : mutations
  const pending: MutationStatus = {
    operation: first.operation,
    isSlow: first.phase === 'slow',
    apply: (confirmed: Tables): Tables =>
      begun.reduce(
        (tables, { isOptimistic, phase, effect }) => (isOptimistic && phase !== 'slow' ? effect(tables) : tables),
        confirmed
      )
  }
  return next.set(key, pending)
}

/**
 * Waits until a mutation is the first in the queue of its key, or the page is left. It ends early if its element is removed,
 * and after 10 s, also in a bulk run. A deletion does neither, and also waits until the user of a new token is known.
 *
 * @returns why it ends before its turn; `undefined` if its turn has come
 */
export function waitForTurn(
  mutation: PendingMutation,
  { source, run, withdrawn }: CommandOrigin,
  gate: Pick<Gate, 'timeLeft' | 'retryTime' | 'isAbandoned'>,
  { queues, signal, environment }: SessionContext
): Promise<UnsentOutcome | undefined> {
  const mustBeSent = isDeletion(mutation.operation)
  const timeLeft = mustBeSent ? Infinity : gate.retryTime()
  let isLeaving = false
  let isExpired = false

  function endingNow(): UnsentOutcome | 'turn' | undefined {
    const status = source.status()
    if (signal.aborted || run?.aborted || status === 'gone') return { status: 'ended' }
    if (withdrawn?.aborted || !isQueued(queues, mutation)) return { status: 'superseded' }
    if (isExpired || gate.timeLeft() < 0) return { status: 'rejected', reason: 'expired' }
    if (gate.isAbandoned()) return { status: 'rejected', reason: 'not-offered' }
    const isFirst = queueOf(queues, mutation.key)[0] === mutation
    return isLeaving || (isFirst && !(mustBeSent && status === 'verifying')) ? 'turn' : undefined
  }

  return new Promise((resolve) => {
    const end = new AbortController()
    const stops: (() => void)[] = []
    function check(): void {
      const ending = endingNow()
      if (!ending) return
      end.abort()
      delete mutation.onQueueChange
      for (const stop of stops) stop()
      resolve(ending === 'turn' ? undefined : ending)
    }
    // A timer may fire slightly early.
    const expire = (): void => {
      isExpired = true
      check()
    }
    const timer = timeLeft < Infinity ? setTimeout(expire, timeLeft + 1) : undefined
    stops.push(
      () => clearTimeout(timer),
      source.subscribe(check),
      // A hidden page on a phone may be ended without another event.
      environment.onLeave((isGone) => {
        isLeaving = isGone || mustBeSent
        check()
      })
    )
    for (const each of [signal, run, withdrawn]) each?.addEventListener('abort', check, end)
    mutation.onQueueChange = check
    check()
  })
}
