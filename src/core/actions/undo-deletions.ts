import type { Operation } from '../gate/operations.js'
import type { Snapshot } from '../gate/command-origin.js'
import { isRefused } from '../queries/is-refused.js'
import type { ActionPorts } from './action-ports.js'
import { runConcurrently } from './pool.js'
import { retryAction } from './retry-action.js'
import type { RunOptions } from './run-action.js'
import type { MutationOutcome } from './run-mutation.js'

/** Number of resources that are recreated concurrently. */
const AT_ONCE = 6

/** Why a resource was not recreated. */
interface RecreationFailure {
  /** Error of the platform. `undefined` if some values of the resource are unknown. */
  readonly error: unknown
  /** Snapshot at the time of the failure. */
  readonly since: Snapshot
}

/** A resource that was deleted, or whose deletion is pending. */
export interface DeletedResource {
  /** Name of the resource. */
  readonly subject: string
  readonly outcome: Promise<MutationOutcome>
  /** Cancels the deletion if it was not sent yet. */
  withdraw(): void
  /**
   * Returns `true` if the platform has deleted the resource. Returns `undefined`, and shows the failure, if that is
   * unknown.
   */
  isDeleted(): Promise<boolean | undefined>
  /**
   * Recreates the resource.
   *
   * @param snapshot what was known when the user pressed "Undo"
   * @returns `'undone'` if it exists again, `'rejected'` if the gate has rejected it, `'reported'` if a toast already
   *   shows another outcome
   */
  recreate(
    snapshot: Snapshot,
    options: Pick<RunOptions, 'batch' | 'onRetry'>
  ): Promise<'undone' | 'rejected' | 'reported' | RecreationFailure>
  /** Opens the form of a new resource with its values. @returns `false` if the form can't be opened or doesn't help */
  openForm(error: unknown): boolean
}

export interface UndoTexts {
  /** Operation that recreates a resource. */
  readonly operation: Operation
  /** Returns the error message of a recreation. */
  failed(error: unknown): string
}

const namesOf = (resources: readonly DeletedResource[]): string => resources.map(({ subject }) => subject).join(', ')

/**
 * Recreates deleted resources, which undoes their deletion. If the platform rejects the values of a resource, its form
 * opens; other failures can be retried. One toast reports all that were recreated, and one all that were not.
 */
export async function undoDeletions(
  deleted: readonly DeletedResource[],
  snapshot: Snapshot,
  ports: ActionPorts,
  texts: UndoTexts
): Promise<void> {
  const { messages, notify } = ports
  const undone: DeletedResource[] = []
  const failed: (RecreationFailure & { readonly resource: DeletedResource })[] = []
  /** Resources of one toast, which retries all of them. Those that are rejected after its press get another toast. */
  let rejected: DeletedResource[] = []
  function onRetry(now: Snapshot): void {
    const batch = rejected
    rejected = []
    void undoDeletions(batch, now, ports, texts)
  }
  for (const each of deleted) each.withdraw()
  await runConcurrently(deleted, AT_ONCE, async (resource) => {
    const isDeleted = await resource.isDeleted()
    if (isDeleted === false) undone.push(resource)
    if (!isDeleted) return
    const result = await resource.recreate(snapshot, { batch: rejected, onRetry })
    if (result === 'undone') undone.push(resource)
    else if (result === 'rejected') rejected.push(resource)
    else if (result !== 'reported') failed.push({ ...result, resource })
  })
  if (undone.length > 0) notify({ variant: 'success', subject: namesOf(undone), message: messages.general.undone })
  // Only one form can be open. The other resources can be retried afterwards.
  const opened = failed.find(({ resource, error }) => resource.openForm(error))
  if (opened?.error !== undefined)
    notify({ variant: 'error', subject: opened.resource.subject, message: texts.failed(opened.error) })
  const rest = failed.filter((each) => each !== opened)
  const first = rest.find(({ error }) => !isRefused(error)) ?? rest[0]
  if (!first) return
  const resources = rest.map(({ resource }) => resource)
  const retry = retryAction(
    ports,
    texts.operation,
    () => first.since,
    (now) => undoDeletions(resources, now, ports, texts)
  )
  notify({
    variant: 'error',
    subject: namesOf(resources),
    message: texts.failed(first.error),
    action: isRefused(first.error) ? undefined : retry
  })
}
