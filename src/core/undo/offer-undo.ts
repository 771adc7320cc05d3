import type { UndoHandle } from '../actions/action-ports.js'
import { type DeletedResource, type UndoPorts, type UndoTexts, undoDeletions } from './undo-deletions.js'

/** Services of the element that runs a deletion. */
export interface DeletionPorts extends UndoPorts {
  readonly element: object
  /** Returns what failed and the reason. */
  failureText(error: unknown, failed: string): string
}

export interface OfferTexts extends UndoTexts {
  readonly deleted: string
  /** If provided, all recent deletions of the element share one toast. */
  manyDeleted?(count: number): string
}

interface Batch {
  readonly deleted: readonly DeletedResource[]
  readonly offer: UndoHandle
}

/** Deletions of an element that share a toast. */
const batches = new WeakMap<object, Batch>()

/** Shows a toast with "Undo" for deletions. A resource whose deletion fails is removed from it. */
export function offerUndo(deleted: readonly DeletedResource[], ports: DeletionPorts, texts: OfferTexts): void {
  const scope = texts.manyDeleted ? ports.element : {}

  async function show(all: readonly DeletedResource[]): Promise<void> {
    batches.get(scope)?.offer.close()
    const [first] = all
    if (!first) return
    // So that "Undo" does not wait for it.
    if (all.length > 1) void ports.loadRecreation()
    const many = all.length > 1 ? texts.manyDeleted?.(all.length) : undefined
    const success = many === undefined ? { subject: first.subject, message: texts.deleted } : { message: many }
    const batch = { deleted: all, offer: ports.showUndo(success, texts.operation) }
    batches.set(scope, batch)
    const snapshot = await batch.offer.undone
    if (batches.get(scope) === batch) batches.delete(scope)
    if (snapshot) await undoDeletions(all, snapshot, ports, texts)
  }
  async function removeFailed(each: DeletedResource): Promise<void> {
    const { status } = await each.outcome
    if (status === 'succeeded') return
    const all = batches.get(scope)?.deleted ?? []
    if (all.includes(each)) await show(all.filter((other) => other !== each))
  }
  void show([...(batches.get(scope)?.deleted ?? []), ...deleted])
  for (const each of deleted) void removeFailed(each)
}
