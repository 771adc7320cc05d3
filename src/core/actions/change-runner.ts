import { withSignals } from '../../client/with-signals.js'
import { NoClientError } from '../../client/index.js'
import { errorLabel, trace } from '../../client/trace.js'
import type { ActionAttempt } from '../../client/resources.js'
import type { Change } from './change.js'
import { withDeadline } from '../environment/deadline.js'
import { pollActionAttempt, isActionAttempt } from './poll-action-attempt.js'
import { createGate, type Refusal, RefusedCommand } from '../gate/gate.js'
import type { Moment, Origin } from '../gate/origin.js'
import type { QueryRunner } from '../queries/query-runner.js'
import type { Query } from '../queries/query.js'
import { unreadable } from '../queries/read.js'
import { sendChange } from './send-change.js'
import type { Tables } from '../resources/resource-kind.js'
import type { PendingChange, SessionContext, SessionState } from '../session/session-state.js'
import { byId } from '../resources/by-id.js'
import { applyPatch, keep, nextVersion, writeAnswer } from '../resources/tables.js'

/** What is repeated, and for how long, is decided here: the client neither repeats a call nor waits. */
const ONCE = { retry: { limit: 0 }, waitForActionAttempt: false }

/** What was made is there at once, as the first of its list. */
function addMade<Resource, Answer>(
  { kind, list, resource }: NonNullable<Change<Resource, Answer>['made']>,
  answer: Answer,
  { confirmed, queries }: Pick<SessionState, 'confirmed' | 'queries'>,
  version: number
): Pick<SessionState, 'confirmed' | 'queries'> {
  const found = byId(kind, [resource(answer)])
  const snapshot = queries.get(list.key)
  return {
    confirmed: writeAnswer(confirmed, kind, found, version),
    queries: snapshot?.ids
      ? new Map(queries).set(list.key, { ...snapshot, ids: [...new Set([...found.keys(), ...snapshot.ids])] })
      : queries
  }
}

/** The present, for what is asked for now. */
export const momentOf = ({ confirmed }: SessionState): Moment => ({ at: Date.now(), version: nextVersion(), confirmed })

/**
 * What became of a change: the platform has confirmed it; the same was under way already; its session or its run has ended;
 * the gate did not let it through; or it failed.
 */
export type ChangeOutcome<Answer = unknown> =
  | { readonly status: 'done'; readonly answer: Answer }
  | { readonly status: 'ignored' }
  | { readonly status: 'ended' }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  /** `since` is when it failed: who tries it again goes by what was known then. */
  | { readonly status: 'failed'; readonly error: unknown; readonly since: Moment }

/**
 * Makes a change, once: it passes the gate, shows at once, and is confirmed or rolled back as the platform answers. A command
 * that its device has not carried out in the usual time is rolled back as well, since nobody knows what it will do, and
 * followed until it has ended; its key stays taken.
 */
export async function makeChange<Resource, Answer>(
  change: Change<Resource, Answer>,
  origin: Origin,
  context: SessionContext,
  { observe, revalidateAll }: QueryRunner
): Promise<ChangeOutcome<Answer>> {
  const {
    key,
    whenTaken,
    operation,
    patch,
    made,
    isOptimistic,
    isCommand,
    request,
    onAnswered,
    onRateLimited,
    whenFailed
  } = change
  const { timeout, state, update, begun } = context
  const { connection, changes } = state()
  if (context.signal.aborted) return { status: 'ended' }
  if (changes.has(key) && whenTaken !== 'replace') return { status: 'ignored' }
  if (connection.status !== 'ready') return { status: 'failed', error: new NoClientError(), since: momentOf(state()) }
  const { client } = connection
  const refusalNow = createGate(change, origin, context)
  const refusal = refusalNow()
  if (refusal) return { status: 'refused', refusal }

  /** The count at which it was begun: a change that takes the key over has a later one. */
  let version = 0
  const isReplaced = (): boolean => begun.get(key) !== version
  const put = (change: PendingChange): unknown =>
    isReplaced() || update(({ changes }) => ({ changes: new Map(changes).set(key, change) }))
  const settle = (change: (state: SessionState) => Partial<SessionState>): unknown =>
    isReplaced() || update((state) => ({ ...change(state), changes: keep(state.changes, (other) => other !== key) }))

  function read(query: Query<Resource>): void {
    const subscription = observe(query, false)
    void subscription.refetch().then(subscription.release)
  }

  const getAttempt = (action_attempt_id: string, outer: AbortSignal): Promise<ActionAttempt> =>
    withDeadline((signal) => client.actionAttempts.get({ action_attempt_id }, { ...ONCE, signal }), timeout, outer)

  let isSent = false
  function send(signal: AbortSignal): PromiseLike<Answer> {
    const refusal = isSent ? (isReplaced() ? 'changed' : refusalNow()) : undefined
    if (refusal) throw new RefusedCommand(refusal)
    isSent = true
    return request(client, { signal, ...ONCE })
  }

  async function carryOut(signal: AbortSignal): Promise<Answer> {
    const sentAt = Date.now()
    const answer = await withDeadline(
      (signal) => sendChange(() => send(signal), signal, onRateLimited),
      timeout,
      signal
    )
    onAnswered?.(Math.max(0, Date.now() - sentAt))
    if (made && !made.kind.id(made.resource(answer))) throw unreadable()
    if (!isCommand) return answer
    if (!isActionAttempt(answer)) throw unreadable()
    await pollActionAttempt(answer, getAttempt, signal, () =>
      put({ operation, apply: (confirmed) => confirmed, isStillWaiting: true })
    )
    return answer
  }

  const show = (confirmed: Tables): Tables => (isOptimistic && patch ? applyPatch(confirmed, patch) : confirmed)
  version = nextVersion()
  begun.set(key, version)
  put({ operation, apply: show, isStillWaiting: false })
  trace('change', client, `${operation} begun`)
  let answer: Answer
  try {
    answer = await withSignals([context.signal, origin.run], carryOut)
  } catch (error) {
    if (context.signal.aborted) return { status: 'ended' }
    trace('change', client, `${operation} rolled back, ${errorLabel(error)}`)
    settle(() => ({}))
    if (error instanceof RefusedCommand) return { status: 'refused', refusal: error.refusal }
    if (whenFailed) read(whenFailed)
    return origin.run?.aborted ? { status: 'ended' } : { status: 'failed', error, since: momentOf(state()) }
  }
  if (context.signal.aborted) return { status: 'ended' }
  trace('change', client, `${operation} confirmed`)
  if (change.isConfirmedLater) return { status: 'done', answer }
  const confirmedAt = nextVersion()
  settle(({ confirmed, queries }) => {
    if (patch) return { confirmed: applyPatch(confirmed, patch, confirmedAt) }
    return made ? addMade(made, answer, { confirmed, queries }, confirmedAt) : {}
  })
  if (made) read(made.list)
  // What is about to settle is read again sooner than was planned.
  revalidateAll()
  return { status: 'done', answer }
}
