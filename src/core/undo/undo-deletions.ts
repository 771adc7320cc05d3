import type { ActionPorts } from '../actions/action-ports.js'
import { retryAction } from '../actions/retry-action.js'
import { type MutationOutcome, takeSnapshot } from '../actions/run-mutation.js'
import { type BulkOutcomes, idsOf } from '../bulk/bulk-outcome.js'
import type { BulkTask } from '../bulk/bulk-task.js'
import type { Snapshot } from '../gate/command-origin.js'
import { timeLeftAfter } from '../gate/gate.js'
import type { Operation } from '../gate/operations.js'
import { isRefused } from '../queries/is-refused.js'

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
   * @returns `'undone'` if it exists again, `'reported'` if a toast already shows another outcome
   */
  recreate(
    snapshot: Snapshot,
    onRetry: (snapshot: Snapshot) => unknown
  ): Promise<'undone' | 'reported' | RecreationFailure>
  /** Returns the task that recreates it in a bulk run, or `undefined` if some values of the resource are unknown. */
  task(): Omit<BulkTask, 'getSkipReason'> | undefined
  /** Opens the form of a new resource with its values. @returns `false` if the form can't be opened or doesn't help */
  openForm(error: unknown): boolean
}

/** Bulk run that recreates several resources. */
interface RecreationRun {
  readonly tasks: readonly BulkTask[]
  /** Names of the resources by the ids of the tasks. */
  readonly names: ReadonlyMap<string, string>
  /** State of the session when the user pressed "Undo". */
  readonly snapshot: Snapshot
  /** Called when the run has ended, and after each retry. */
  onEnd(outcomes: BulkOutcomes): void
}

export interface UndoTexts {
  /** Operation that recreates a resource. */
  readonly operation: Operation
  /** Returns the error message of a recreation. */
  failed(error: unknown): string
}

/** Starts a run, which stays visible. @returns `false` while another one is active */
export type StartRecreation = (run: RecreationRun) => boolean

export interface UndoPorts extends ActionPorts {
  /** Loads the code of bulk runs. @returns `undefined` if that fails */
  loadRecreation(): Promise<StartRecreation | undefined>
}

const namesOf = (resources: readonly DeletedResource[]): string => resources.map(({ subject }) => subject).join(', ')

function notifyUndone(resources: readonly DeletedResource[], { notify, messages }: ActionPorts): void {
  if (resources.length > 0)
    notify({ variant: 'success', subject: namesOf(resources), message: messages.general.undone })
}

/** Recreates one resource. If the platform rejects its values, its form opens; other failures can be retried. */
async function undoOne(
  resource: DeletedResource,
  snapshot: Snapshot,
  ports: UndoPorts,
  texts: UndoTexts
): Promise<void> {
  const onRetry = (now: Snapshot): Promise<void> => undoOne(resource, now, ports, texts)
  const isDeleted = await resource.isDeleted()
  if (isDeleted === undefined) return
  const result = isDeleted ? await resource.recreate(snapshot, onRetry) : 'undone'
  if (result === 'undone') notifyUndone([resource], ports)
  if (typeof result === 'string') return
  const { error, since } = result
  // The form says what failed.
  if (resource.openForm(error)) return
  const retry = retryAction(ports, texts.operation, () => since, onRetry)
  ports.notify({
    variant: 'error',
    subject: resource.subject,
    message: texts.failed(error),
    action: isRefused(error) ? undefined : retry
  })
}

/** Recreates several resources in one bulk run, which shows the outcome of each and can be stopped. */
async function undoTogether(
  deleted: readonly DeletedResource[],
  snapshot: Snapshot,
  ports: UndoPorts,
  texts: UndoTexts
): Promise<void> {
  const wereDeleted = await Promise.all(deleted.map((resource) => resource.isDeleted()))
  notifyUndone(
    deleted.filter((_, index) => wereDeleted[index] === false),
    ports
  )
  const resources = new Map<string, DeletedResource>()
  const tasks: BulkTask[] = []
  /** Resource whose form was opened. Only one can be open; the others can be retried. */
  let inForm: DeletedResource | undefined
  const unknown: DeletedResource[] = []
  for (const resource of deleted.filter((_, index) => wereDeleted[index])) {
    const task = resource.task()
    if (task) tasks.push({ ...task, getSkipReason: () => (resource === inForm ? 'unsupported' : undefined) })
    else if (!inForm && resource.openForm(undefined)) inForm = resource
    else unknown.push(resource)
    for (const id of task?.ids ?? []) resources.set(id, resource)
  }
  if (unknown.length > 0)
    ports.notify({
      variant: 'error',
      subject: namesOf(unknown),
      message: texts.failed(undefined),
      action: retryAction(
        ports,
        texts.operation,
        () => takeSnapshot(ports.session),
        (now) => undoDeletions(unknown, now, ports, texts)
      )
    })
  if (tasks.length === 0) return
  const start = await ports.loadRecreation()
  const retry = retryAction(
    ports,
    texts.operation,
    () => takeSnapshot(ports.session),
    (now) => undoTogether([...resources.values()], now, ports, texts)
  )
  if (!start) return ports.notify({ variant: 'error', message: ports.messages.general.failure, action: retry })
  // A run is not limited in time, but it is not visible before it starts.
  if (timeLeftAfter(snapshot) < 0) return void ports.notifyRejection('expired', retry)
  const isStarted = start({
    tasks,
    names: new Map([...resources].map(([id, { subject }]) => [id, subject])),
    snapshot,
    onEnd(outcomes) {
      notifyUndone(
        idsOf(outcomes, 'succeeded').flatMap((id) => resources.get(id) ?? []),
        ports
      )
      for (const [id, outcome] of outcomes) {
        const resource = resources.get(id)
        if (!inForm && outcome.status === 'failed' && resource?.openForm(outcome.error)) inForm = resource
      }
    }
  })
  if (!isStarted) ports.notifyRejection('busy', retry)
}

/** Recreates deleted resources, which undoes their deletion. */
export async function undoDeletions(
  deleted: readonly DeletedResource[],
  snapshot: Snapshot,
  ports: UndoPorts,
  texts: UndoTexts
): Promise<void> {
  for (const each of deleted) each.withdraw()
  const [first, ...more] = deleted
  if (first && more.length === 0) await undoOne(first, snapshot, ports, texts)
  else await undoTogether(deleted, snapshot, ports, texts)
}
