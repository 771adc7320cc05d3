import { NoClientError } from '../platform/index.js'
import type { Change } from './change.js'
import type { QueryRunner } from './query-runner.js'
import type { Query } from './query.js'
import type { Tables } from './resource-kind.js'
import type { SessionContext, SessionState } from './session-state.js'
import { applyPatch, byId, keep, nextVersion, writeAnswer } from './tables.js'

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
 * Makes a change, once: it shows at once, and is confirmed or taken back as the platform answers.
 *
 * @returns what the platform answered; nothing when the same is under way already.
 * @throws what the platform's refusal or silence made of it.
 */
export async function makeChange<Resource, Answer>(
  { key, patch, made, isOptimistic, request, whenFailed }: Change<Resource, Answer>,
  { signal, state, update }: SessionContext,
  { observe, attendAll }: QueryRunner
): Promise<Made<Answer> | undefined> {
  const { connection, changes } = state()
  if (changes.has(key)) return undefined
  if (connection.status !== 'ready') throw new NoClientError()

  const settle = (change: (state: SessionState) => Partial<SessionState>): void =>
    update((state) => ({ ...change(state), changes: keep(state.changes, (other) => other !== key) }))

  function read(query: Query<Resource>): void {
    const look = observe(query, false)
    void look.refetch().then(look.release)
  }

  const show = (confirmed: Tables): Tables => (isOptimistic && patch ? applyPatch(confirmed, patch) : confirmed)
  update(({ changes }) => ({ changes: new Map(changes).set(key, show) }))
  let answer: Answer
  try {
    answer = await request(connection.client, { signal, waitForActionAttempt: true })
  } catch (error) {
    settle(() => ({}))
    if (whenFailed) read(whenFailed)
    throw error
  }
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
