import { withSignals } from '../../client/with-signals.js'
import { NoClientError } from '../../client/index.js'
import { errorLabel, trace } from '../../client/trace.js'
import { createGate, COMMAND_TTL, CommandRejectedError } from '../gate/gate.js'
import type { Snapshot, OpenMutation, CommandOrigin } from '../gate/command-origin.js'
import type { Offer } from '../gate/offer.js'
import type { Query } from '../queries/query.js'
import { byId } from '../resources/resource-kind.js'
import { applyPatch } from '../resources/patches.js'
import { nextVersion, writeResponse } from '../resources/tables.js'
import type { Session } from '../session/session.js'
import type { SessionState } from '../store/session-state.js'
import { withForbidden } from './forbidden.js'
import { sendAndFollow } from './send-and-follow.js'
import { enqueue, isQueued, dequeue, type UnsentOutcome, waitForTurn, withQueue } from './mutation-queue.js'
import type { Mutation } from './mutation.js'
import { monotonicTime } from '../environment/monotonic-time.js'

/** A created resource becomes the first item of its list. */
function addCreated<Resource, Answer>(
  { kind, list, resource }: NonNullable<Mutation<Resource, Answer>['creates']>,
  answer: Answer,
  { confirmed, queries }: Pick<SessionState, 'confirmed' | 'queries'>,
  version: number
): Pick<SessionState, 'confirmed' | 'queries'> {
  const found = byId(kind, [resource(answer)])
  const snapshot = queries.get(list.key)
  return {
    confirmed: writeResponse(confirmed, kind, found, version),
    queries: snapshot?.ids
      ? new Map(queries).set(list.key, { ...snapshot, ids: [...new Set([...found.keys(), ...snapshot.ids])] })
      : queries
  }
}

/** Returns the current state as the base of a command. @param offer what the pressed control offered */
export const takeSnapshot = ({ context: { state, queues } }: Pick<Session, 'context'>, offer?: Offer): Snapshot => ({
  takenAt: monotonicTime(),
  offer,
  version: nextVersion(),
  confirmed: state().confirmed,
  pending: [...queues.values()].flat()
})

export type MutationOutcome<Answer = unknown> =
  | { readonly status: 'done'; readonly answer: Answer }
  | UnsentOutcome
  /** `since` is the snapshot at the time of the failure, for a retry. */
  | { readonly status: 'failed'; readonly error: unknown; readonly since: Snapshot }

/**
 * Runs a mutation once: it passes the gate, waits for its turn, is sent, and is committed or rolled back. A slow
 * command is rolled back as well, because its outcome is unknown, and polled until it has ended; its key stays taken.
 */
export async function runMutation<Resource, Answer>(
  mutation: Mutation<Resource, Answer>,
  origin: CommandOrigin,
  session: Pick<Session, 'context' | 'observe' | 'revalidate'>
): Promise<MutationOutcome<Answer>> {
  const { key, onConflict, operation, params, patch, creates, isOptimistic = false, refetchOnError } = mutation
  const { context, observe, revalidate } = session
  const { timeout, state, lastSent, queues } = context
  if (context.signal.aborted) return { status: 'ended' }
  const open: OpenMutation = {
    key,
    operation,
    params,
    requestedVersion: origin.snapshot.version,
    effect: (tables) => (patch ? applyPatch(tables, patch) : tables),
    phase: 'asking',
    isOptimistic,
    isSlow: false
  }
  const unsent = enqueue(queues, open, onConflict)
  if (unsent) return unsent
  const gate = createGate(mutation, origin, context, open)
  const isReplaced = (): boolean => !isQueued(queues, open)
  const isWithdrawn = (): boolean => isReplaced() || origin.withdrawn?.aborted === true
  const mustWait = (): boolean => onConflict === 'queue' && queues.get(key)?.[0] !== open

  function publish(more?: (state: SessionState) => Partial<SessionState>): void {
    context.update((state) => ({ ...more?.(state), mutations: withQueue(state.mutations, queues, key) }))
  }
  function leave(more?: (state: SessionState) => Partial<SessionState>): void {
    if (isReplaced()) return
    dequeue(queues, open)
    publish(more)
  }
  function show(): void {
    if (open.phase === 'open') return
    open.phase = 'open'
    publish()
    origin.onStart?.()
  }
  function refetch(query: Query<Resource>): void {
    const subscription = observe(query, false)
    void subscription.refetch().then(subscription.release)
  }
  function checkGate(): UnsentOutcome | undefined {
    const reason = gate.check()
    // The host may have ended the session.
    if (context.signal.aborted) return { status: 'ended' }
    if (isWithdrawn()) return { status: 'superseded' }
    return reason && { status: 'rejected', reason }
  }
  async function untilTurn(): Promise<UnsentOutcome | undefined> {
    show()
    return (await waitForTurn(open, origin, gate, context)) ?? checkGate()
  }

  let isKept = false
  try {
    const { connection } = state()
    if (connection.status !== 'ready')
      return { status: 'failed', error: new NoClientError(), since: takeSnapshot(session) }
    const { client } = connection
    const isUnneeded = (): boolean => !mustWait() && origin.isNeeded?.() === false
    if (isUnneeded()) return { status: 'unneeded' }
    const unsent = checkGate() ?? (mustWait() ? await untilTurn() : undefined)
    if (unsent) return unsent
    if (isUnneeded()) return { status: 'unneeded' }
    lastSent.set(key, open)
    const { renewalCount } = state()
    show()
    trace('change', client, `${operation} begun`)
    const sending = {
      client,
      context,
      timeout,
      timeLeft: Math.min(gate.timeLeft(), COMMAND_TTL),
      withdrawn: origin.withdrawn,
      onRetry() {
        if (isWithdrawn()) throw new CommandRejectedError('changed')
        const reason = gate.isAbandoned() ? 'not-offered' : gate.check()
        if (reason) throw new CommandRejectedError(reason)
      },
      onSlow() {
        Object.assign(open, { isOptimistic: false, isSlow: true })
        publish()
      }
    }
    let answer: Answer
    try {
      answer = await withSignals([context.signal, origin.run], (signal) => sendAndFollow(mutation, sending, signal))
    } catch (error) {
      if (context.signal.aborted) return { status: 'ended' }
      trace('change', client, `${operation} rolled back, ${errorLabel(error)}`)
      if (error instanceof CommandRejectedError)
        return isWithdrawn() ? { status: 'superseded' } : { status: 'rejected', reason: error.reason }
      open.phase = 'failed'
      // The platform may have applied it, which a retry expects.
      const since = takeSnapshot(session)
      leave()
      // The new token may permit more.
      if (state().renewalCount === renewalCount)
        context.update((current) => withForbidden(current, error, operation, mutation.target))
      if (refetchOnError) refetch(refetchOnError)
      return origin.run?.aborted ? { status: 'ended' } : { status: 'failed', error, since }
    }
    if (context.signal.aborted) return { status: 'ended' }
    trace('change', client, `${operation} confirmed`)
    open.phase = 'done'
    isKept = mutation.deferCommit === true
    if (isKept) return { status: 'done', answer }
    const confirmedAt = nextVersion()
    leave(({ confirmed, queries }) => {
      if (patch) return { confirmed: applyPatch(confirmed, patch, confirmedAt) }
      return creates ? addCreated(creates, answer, { confirmed, queries }, confirmedAt) : {}
    })
    if (creates) refetch(creates.list)
    // Polls resources that are in transition now.
    revalidate()
    return { status: 'done', answer }
  } finally {
    if (!isKept) leave()
  }
}
