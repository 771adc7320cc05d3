import { NoClientError } from '../platform/index.js'
import { labelOf, trace } from '../platform/trace.js'
import type { ActionAttempt } from '../platform/resources.js'
import type { Change } from './change.js'
import { withDeadline } from './deadline.js'
import { followAttempt, isActionAttempt } from './follow-attempt.js'
import type { QueryRunner } from './query-runner.js'
import type { Query } from './query.js'
import { unreadable } from './read.js'
import { sendChange } from './send-change.js'
import type { Tables } from './resource-kind.js'
import type { PendingChange, SessionContext, SessionState } from './session-state.js'
import { applyPatch, byId, keep, nextVersion, writeAnswer } from './tables.js'

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

/** What became of a change that was made. */
export interface Made<Answer> {
  readonly answer: Answer
}

/**
 * Makes a change, once: it shows at once, and is confirmed or rolled back as the platform answers. A command that its
 * device has not carried out in the usual time is rolled back as well, since nobody knows what it will do, and followed
 * until it has ended; its key stays taken.
 *
 * @returns what the platform answered; nothing when the same is under way already, the session has ended, or a person took
 *   it back while it was held.
 * @throws what the platform's refusal or silence made of it.
 */
export async function makeChange<Resource, Answer>(
  { key, operation, patch, made, isOptimistic, isCommand, hold, request, onSentAway, whenFailed }: Change<Resource, Answer>,
  { signal, timeout, state, update }: SessionContext,
  { observe, attendAll }: QueryRunner
): Promise<Made<Answer> | undefined> {
  const { connection, changes } = state()
  if (signal.aborted || changes.has(key)) return undefined
  if (connection.status !== 'ready') throw new NoClientError()
  const { client } = connection

  const put = (change: PendingChange): void => update(({ changes }) => ({ changes: new Map(changes).set(key, change) }))
  const settle = (change: (state: SessionState) => Partial<SessionState>): void =>
    update((state) => ({ ...change(state), changes: keep(state.changes, (other) => other !== key) }))

  function read(query: Query<Resource>): void {
    const look = observe(query, false)
    void look.refetch().then(look.release)
  }

  const look = (action_attempt_id: string, outer: AbortSignal): Promise<ActionAttempt> =>
    withDeadline((signal) => client.actionAttempts.get({ action_attempt_id }, { ...ONCE, signal }), timeout, outer)

  async function carryOut(): Promise<Answer> {
    const send = (signal: AbortSignal) => request(client, { signal, ...ONCE })
    const answer = await withDeadline((signal) => sendChange(() => send(signal), signal, onSentAway), timeout, signal)
    if (made && !made.kind.id(made.resource(answer))) throw unreadable()
    if (!isCommand) return answer
    if (!isActionAttempt(answer)) throw unreadable()
    await followAttempt(answer, look, signal, () => put({ operation, apply: (confirmed) => confirmed, isStillWaiting: true }))
    return answer
  }

  const show = (confirmed: Tables): Tables => (isOptimistic && patch ? applyPatch(confirmed, patch) : confirmed)
  put({ operation, apply: show, isStillWaiting: false, hold })
  if (hold) {
    signal.addEventListener('abort', hold.letGo)
    if (!(await hold.stands)) {
      settle(() => ({}))
      return undefined
    }
  }
  trace('change', client, `${operation} begun`)
  let answer: Answer
  try {
    answer = await carryOut()
  } catch (error) {
    if (signal.aborted) return undefined
    trace('change', client, `${operation} rolled back, ${labelOf(error)}`)
    settle(() => ({}))
    if (whenFailed) read(whenFailed)
    throw error
  }
  if (signal.aborted) return undefined
  trace('change', client, `${operation} confirmed`)
  const version = nextVersion()
  settle(({ confirmed, queries }) => {
    if (patch) return { confirmed: applyPatch(confirmed, patch, version) }
    return made ? addMade(made, answer, { confirmed, queries }, version) : {}
  })
  if (made) read(made.list)
  // What is about to settle is read again sooner than was planned.
  attendAll()
  return { answer }
}
