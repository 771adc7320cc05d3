import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { accessCodeName } from '../rules/access-code.js'
import type { UndoHandle } from '../../../core/actions/action-ports.js'
import { useUndo } from '../../../element/undo/use-undo.js'
import type { DeletedCode, OpenCodeForm } from './deleted-code.js'
import { useRecreateCodes } from './use-recreate-codes.js'

interface Batch {
  readonly deleted: readonly DeletedCode[]
  readonly offer: UndoHandle
}

/** Deletions that can be undone, one batch per element. */
const batches = new WeakMap<EventTarget, Batch>()

/**
 * Shows a toast with one "Undo" for all recent deletions.
 *
 * @returns A function that adds codes which were deleted or are being deleted.
 */
export function useUndoDeletion(openForm?: OpenCodeForm): (deleted: readonly DeletedCode[]) => void {
  const { controller } = useElement()
  const { accessCode: texts } = useMessages()
  const showUndo = useUndo()
  const makeAgain = useRecreateCodes(openForm)
  const { element } = controller

  async function offer(deleted: readonly DeletedCode[]): Promise<void> {
    const previous = batches.get(element)
    const [first] = deleted
    if (!first) return previous?.offer.close()
    const done =
      deleted.length === 1
        ? { subject: accessCodeName(first.code) ?? texts.unnamed, message: texts.deleted }
        : { message: texts.manyDeleted(deleted.length) }
    previous?.offer.close()
    const batch = { deleted, offer: showUndo(done, 'accessCodes.create') }
    batches.set(element, batch)
    const snapshot = await batch.offer.undone
    if (batches.get(element) === batch) batches.delete(element)
    if (snapshot) await makeAgain(deleted, snapshot)
  }

  /** Removes a code from the batch if its deletion failed. */
  async function follow(each: DeletedCode): Promise<void> {
    if (await each.isDeleted) return
    const { deleted = [] } = batches.get(element) ?? {}
    if (deleted.includes(each)) await offer(deleted.filter((other) => other !== each))
  }

  return (deleted) => {
    void offer([...(batches.get(element)?.deleted ?? []), ...deleted])
    for (const each of deleted) void follow(each)
  }
}
