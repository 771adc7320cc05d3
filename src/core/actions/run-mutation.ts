import { withSignals } from '../../client/with-signals.js'
import { NoClientError } from '../../client/index.js'
import { errorLabel, trace } from '../../client/trace.js'
import type { ActionAttempt } from '../../client/resources.js'
import { withForbidden } from './forbidden.js'
import type { Mutation } from './mutation.js'
import { withDeadline } from '../environment/deadline.js'
import { pollActionAttempt, isActionAttempt } from './poll-action-attempt.js'
import { createGate, type RejectionReason, CommandRejectedError } from '../gate/gate.js'
import type { Snapshot, CommandOrigin } from '../gate/command-origin.js'
import type { QueryRunner } from '../queries/query-runner.js'
import type { Query } from '../queries/query.js'
import { unreadable } from '../queries/read.js'
import { sendMutation } from './send-mutation.js'
import type { Tables } from '../resources/resource-kind.js'
import type { PendingMutation, SessionContext, SessionState } from '../session/session-state.js'
import { byId } from '../resources/by-id.js'
import { applyPatch, retain, nextVersion, writeResponse } from '../resources/tables.js'

/** What is repeated, and for how long, is decided here: the client neither repeats a call nor waits. */
const ONCE = { retry: { limit: 0 }, waitForActionAttempt: false }

/** What was made is there at once, as the first of its list. */
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

/** The present, for what is asked for now. */
export const takeSnapshot = ({ confirmed }: SessionState): Snapshot => ({
  takenAt: Date.now(),
  version: nextVersion(),
  confirmed
})

/**
 * What became of a change: the platform has confirmed it; the same was under way already; its session or its run has ended;
 * the gate did not let it through; or it failed.
 */
export type MutationOutcome<Answer = unknown> =
  | { readonly status: 'done'; readonly answer: Answer }
  | { readonly status: 'ignored' }
  | { readonly status: 'ended' }
  | { readonly status: 'refused'; readonly refusal: RejectionReason }
  /** `since` is when it failed: who tries it again goes by what was known then. */
  | { readonly status: 'failed'; readonly error: unknown; readonly since: Snapshot }

/**
 * Makes a change, once: it passes the gate, shows at once, and is confirmed or rolled back as the platform answers. A command
 * that its device has not carried out in the usual time is rolled back as well, since nobody knows what it will do, and
 * followed until it has ended; its key stays taken.
 */
export async function runMutation<Resource, Answer>(
  change: Mutation<Resource, Answer>,
  origin: CommandOrigin,
  context: SessionContext,
  { observe, revalidateAll }: QueryRunner
): Promise<MutationOutcome<Answer>> {
  const {
    key,
    onConflict,
    operation,
    patch,
    creates,
    isOptimistic,
    isCommand,
    request,
    onResponse,
    onRateLimited,
    refetchOnError
  } = change
  const { timeout, state, update, mutationVersions } = context
  const { connection, mutations } = state()
  if (context.signal.aborted) return { status: 'ended' }
  if (mutations.has(key) && onConflict !== 'replace') return { status: 'ignored' }
  if (connection.status !== 'ready')
    return { status: 'failed', error: new NoClientError(), since: takeSnapshot(state()) }
  const { client } = connection
  const refusalNow = createGate(change, origin, context)
  const refusal = refusalNow()
  if (refusal) return { status: 'refused', refusal }

  /** The count at which it was begun: a change that takes the key over has a later one. */
  let version = 0
  const isReplaced = (): boolean => mutationVersions.get(key) !== version
  const put = (change: PendingMutation): unknown =>
    isReplaced() || update(({ mutations }) => ({ mutations: new Map(mutations).set(key, change) }))
  const settle = (change: (state: SessionState) => Partial<SessionState>): unknown =>
    isReplaced() ||
    update((state) => ({ ...change(state), mutations: retain(state.mutations, (other) => other !== key) }))

  function read(query: Query<Resource>): void {
    const subscription = observe(query, false)
    void subscription.refetch().then(subscription.release)
  }

  const getAttempt = (action_attempt_id: string, outer: AbortSignal): Promise<ActionAttempt> =>
    withDeadline((signal) => client.actionAttempts.get({ action_attempt_id }, { ...ONCE, signal }), timeout, outer)

  let isSent = false
  function send(signal: AbortSignal): PromiseLike<Answer> {
    const refusal = isSent ? (isReplaced() ? 'changed' : refusalNow()) : undefined
    if (refusal) throw new CommandRejectedError(refusal)
    isSent = true
    return request(client, { signal, ...ONCE })
  }

  async function carryOut(signal: AbortSignal): Promise<Answer> {
    const sentAt = Date.now()
    const answer = await withDeadline(
      (signal) => sendMutation(() => send(signal), signal, onRateLimited),
      timeout,
      signal
    )
    onResponse?.(Math.max(0, Date.now() - sentAt))
    if (creates && !creates.kind.id(creates.resource(answer))) throw unreadable()
    if (!isCommand) return answer
    if (!isActionAttempt(answer)) throw unreadable()
    await pollActionAttempt(answer, getAttempt, signal, () =>
      put({ operation, apply: (confirmed) => confirmed, isSlow: true })
    )
    return answer
  }

  const show = (confirmed: Tables): Tables => (isOptimistic && patch ? applyPatch(confirmed, patch) : confirmed)
  version = nextVersion()
  mutationVersions.set(key, version)
  put({ operation, apply: show, isSlow: false })
  trace('change', client, `${operation} begun`)
  let answer: Answer
  try {
    answer = await withSignals([context.signal, origin.run], carryOut)
  } catch (error) {
    if (context.signal.aborted) return { status: 'ended' }
    trace('change', client, `${operation} rolled back, ${errorLabel(error)}`)
    settle(() => ({}))
    if (error instanceof CommandRejectedError) return { status: 'refused', refusal: error.reason }
    update((current) => withForbidden(current, error, operation, change.target))
    if (refetchOnError) read(refetchOnError)
    return origin.run?.aborted ? { status: 'ended' } : { status: 'failed', error, since: takeSnapshot(state()) }
  }
  if (context.signal.aborted) return { status: 'ended' }
  trace('change', client, `${operation} confirmed`)
  if (change.deferCommit) return { status: 'done', answer }
  const confirmedAt = nextVersion()
  settle(({ confirmed, queries }) => {
    if (patch) return { confirmed: applyPatch(confirmed, patch, confirmedAt) }
    return creates ? addCreated(creates, answer, { confirmed, queries }, confirmedAt) : {}
  })
  if (creates) read(creates.list)
  // What is about to settle is read again sooner than was planned.
  revalidateAll()
  return { status: 'done', answer }
}
