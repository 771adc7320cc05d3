import type { CommandOrigin, RejectionReason } from '../gate/command-origin.js'
import { createGate } from '../gate/gate.js'
import type { Session } from '../session/session.js'
import { type BulkTask, isOneByOne } from './bulk-task.js'

interface CheckedItems {
  /** The part of the task that may be sent. `undefined` if there is none. */
  readonly allowed: BulkTask | undefined
  readonly rejections: ReadonlyMap<string, RejectionReason>
}

/** Checks each item of a task that covers several with the gate. Other tasks pass the gate when they are sent. */
export function checkItems(task: BulkTask, origin: CommandOrigin, { context }: Pick<Session, 'context'>): CheckedItems {
  const { ids, subset } = task
  const rejections = new Map<string, RejectionReason>()
  if (!subset || !isOneByOne(task)) return { allowed: task, rejections }
  for (const id of ids) {
    const rejection = createGate(subset([id]).mutation, origin, context).check()
    if (rejection) rejections.set(id, rejection)
  }
  if (rejections.size === 0) return { allowed: task, rejections }
  const allowed = ids.filter((id) => !rejections.has(id))
  return { allowed: allowed.length > 0 ? subset(allowed) : undefined, rejections }
}
