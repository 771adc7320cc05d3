import { NoClientError } from '../platform/index.js'
import type { Change } from './change.js'
import type { QueryRunner } from './query-runner.js'
import type { Tables } from './resource-kind.js'
import type { SessionContext } from './session-state.js'
import { applyPatch, keep, nextVersion } from './tables.js'

/**
 * Makes a change, once: it shows at once, and is confirmed or taken back as the platform answers.
 *
 * @returns whether it was made; not, when the same is under way already.
 * @throws what the platform's refusal or silence made of it.
 */
export async function makeChange<Resource>(
  { key, patch, isOptimistic, request, whenFailed }: Change<Resource>,
  { signal, state, update }: SessionContext,
  { observe }: QueryRunner
): Promise<boolean> {
  const { connection, changes } = state()
  if (changes.has(key)) return false
  if (connection.status !== 'ready') throw new NoClientError()

  const settle = (confirm: (confirmed: Tables) => Tables): void =>
    update(({ changes, confirmed }) => ({
      changes: keep(changes, (other) => other !== key),
      confirmed: confirm(confirmed)
    }))

  const show = (confirmed: Tables): Tables => (isOptimistic ? applyPatch(confirmed, patch) : confirmed)
  update(({ changes }) => ({ changes: new Map(changes).set(key, show) }))
  try {
    await request(connection.client, { signal, waitForActionAttempt: true })
  } catch (error) {
    settle((confirmed) => confirmed)
    const look = observe(whenFailed, false)
    void look.refetch().then(look.release)
    throw error
  }
  settle((confirmed) => applyPatch(confirmed, patch, nextVersion()))
  return true
}
