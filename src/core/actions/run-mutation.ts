/** A button is pressed, step 5: leads the mutation from the gate to the commit (step 9). */
import { NoClientError, type PlatformClient } from '../../client/index.js'
import { errorLabel, trace } from '../../client/trace.js'
import { withSignals } from '../../client/with-signals.js'
import { monotonicTime } from '../environment/monotonic-time.js'
import type { CommandOrigin, Snapshot } from '../gate/command-origin.js'
import { CommandRejectedError, createGate, type Gate } from '../gate/gate.js'
import type { Offer } from '../gate/offer.js'
import type { Query } from '../queries/query.js'
import { applyPatch } from '../resources/patches.js'
import { byId } from '../resources/resource-kind.js'
import { nextVersion, writeResponse } from '../resources/tables.js'
import type { Session } from '../session/session.js'
import type { SessionState } from '../store/session-state.js'
import type { Mutation } from './mutation.js'
import { createMutationEntry, createPendingMutation, type MutationEntry } from './mutation-entry.js'
import { enqueue, type UnsentOutcome, waitForTurn } from './mutation-queue.js'
import { withRefusedOperation } from './refused-operations.js'
import { sendAndFollow } from './send-and-follow.js'

/** A created resource becomes the first item of its list. */
function addCreated<Resource, ResponseValue>(
  { kind, list, resource }: NonNullable<Mutation<Resource, ResponseValue>['creates']>,
  response: ResponseValue,
  { confirmed, queries }: Pick<SessionState, 'confirmed' | 'queries'>,
  version: number
): Pick<SessionState, 'confirmed' | 'queries'> {
  const found = byId(kind, [resource(response)])
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

export type MutationOutcome<ResponseValue = unknown> =
  | { readonly status: 'succeeded'; readonly response: ResponseValue }
  | UnsentOutcome
  /** `since` is the snapshot at the time of the failure, for a retry. */
  | { readonly status: 'failed'; readonly error: unknown; readonly since: Snapshot }

interface Sending {
  readonly session: Pick<Session, 'context' | 'observe' | 'revalidate'>
  readonly client: PlatformClient
  readonly entry: MutationEntry
  readonly gate: Gate
  /** Returns `true` if the user took it back, or something newer has taken its place. */
  isWithdrawn(): boolean
}

function refetch<Resource>({ observe }: Pick<Session, 'observe'>, query: Query<Resource>): void {
  const subscription = observe(query, false)
  void subscription.refetch().then(subscription.release)
}

/** Writes the effect of a mutation that has succeeded. */
function commit<Resource, ResponseValue>(
  { patch, creates }: Mutation<Resource, ResponseValue>,
  response: ResponseValue,
  { session, entry }: Pick<Sending, 'session' | 'entry'>
): void {
  const confirmedAt = nextVersion()
  entry.leave(({ confirmed, queries }) => {
    if (patch) return { confirmed: applyPatch(confirmed, patch, confirmedAt) }
    return creates ? addCreated(creates, response, { confirmed, queries }, confirmedAt) : {}
  })
  if (creates) refetch(session, creates.list)
  // Polls resources that are in transition now.
  session.revalidate()
}

/** Sends a mutation that has passed the gate, and commits it or rolls it back. */
async function send<Resource, ResponseValue>(
  mutation: Mutation<Resource, ResponseValue>,
  origin: CommandOrigin,
  { session, client, entry, gate, isWithdrawn }: Sending
): Promise<MutationOutcome<ResponseValue>> {
  const { context } = session
  const { operation, target, refetchOnError } = mutation
  const { renewalCount } = context.state()
  const sending = {
    client,
    context,
    timeout: context.timeout,
    timeLeft: gate.retryTime(),
    withdrawn: origin.withdrawn,
    onRetry() {
      if (isWithdrawn()) throw new CommandRejectedError('changed')
      const reason = gate.isAbandoned() ? 'not-offered' : gate.check()
      if (reason) throw new CommandRejectedError(reason)
    },
    onSlow: () => entry.dispatch('slowDown')
  }
  let response: ResponseValue
  try {
    response = await withSignals([context.signal, origin.run], (signal) => sendAndFollow(mutation, sending, signal))
  } catch (error) {
    if (context.signal.aborted) return { status: 'ended' }
    trace('mutation', client, `${operation} rolled back, ${errorLabel(error)}`)
    if (error instanceof CommandRejectedError)
      return isWithdrawn() ? { status: 'superseded' } : { status: 'rejected', reason: error.reason }
    entry.dispatch('fail')
    // The platform may have applied it, which a retry expects.
    const since = takeSnapshot(session)
    entry.leave()
    // The new token may permit more.
    if (context.state().renewalCount === renewalCount)
      context.update((current) => withRefusedOperation(current, error, operation, target))
    if (refetchOnError) refetch(session, refetchOnError)
    return origin.run?.aborted ? { status: 'ended' } : { status: 'failed', error, since }
  }
  if (context.signal.aborted) return { status: 'ended' }
  trace('mutation', client, `${operation} confirmed`)
  entry.dispatch('succeed')
  if (!mutation.deferCommit) commit(mutation, response, { session, entry })
  return { status: 'succeeded', response }
}

/** @returns why a mutation must not be sent now; `undefined` if it may */
type Check = () => UnsentOutcome | undefined

/**
 * Runs a mutation once: it passes the gate, waits for its turn, passes the gate again, is sent, and is committed or
 * rolled back. A slow command is no longer shown as done, because its outcome is unknown, and polled until it has ended;
 * its key stays taken.
 */
export async function runMutation<Resource, ResponseValue>(
  mutation: Mutation<Resource, ResponseValue>,
  origin: CommandOrigin,
  session: Pick<Session, 'context' | 'observe' | 'revalidate'>
): Promise<MutationOutcome<ResponseValue>> {
  const { context } = session
  const { key, onConflict, operation } = mutation
  if (context.signal.aborted) return { status: 'ended' }
  const pending = createPendingMutation(mutation, origin)
  const unsent = enqueue(context.queues, pending, onConflict)
  if (unsent) return unsent
  const entry = createMutationEntry(pending, context, { mustBeFirst: onConflict === 'queue' })
  const gate = createGate(mutation, origin, context, pending)
  const isWithdrawn = (): boolean => entry.isReplaced() || origin.withdrawn?.aborted === true

  const checkGate: Check = () => {
    const reason = gate.check()
    // The host may have ended the session.
    if (context.signal.aborted) return { status: 'ended' }
    if (isWithdrawn()) return { status: 'superseded' }
    return reason && { status: 'rejected', reason }
  }
  const checkNeed: Check = () =>
    entry.mustWait() || origin.isNeeded?.() !== false ? undefined : { status: 'unneeded' }

  function show(event: 'wait' | 'send'): void {
    const isNew = pending.phase === 'checking'
    entry.dispatch(event)
    if (isNew) origin.onStart?.()
  }
  /**
   * Passes the gate, waits in the queue, passes the gate again, and sends. Without an earlier mutation it sends in this
   * turn.
   */
  async function passGateInTurn(): Promise<MutationOutcome<ResponseValue>> {
    try {
      const { connection } = context.state()
      if (connection.status !== 'ready')
        return { status: 'failed', error: new NoClientError(), since: takeSnapshot(session) }
      const { client } = connection
      let stopped = checkNeed()
      stopped ??= checkGate()
      if (!stopped && entry.mustWait()) {
        show('wait')
        stopped = await waitForTurn(pending, origin, gate, context)
        stopped ??= checkGate()
      }
      stopped ??= checkNeed()
      if (stopped) return stopped
      context.lastSent.set(key, pending)
      show('send')
      trace('mutation', client, `${operation} begun`)
      return await send(mutation, origin, { session, client, entry, gate, isWithdrawn })
    } finally {
      // A mutation of a bulk run is committed together with others.
      if (!(mutation.deferCommit && pending.phase === 'succeeded')) entry.leave()
    }
  }
  return await passGateInTurn()
}
