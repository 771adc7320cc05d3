import { useElement } from '../../../element/custom-element/element-context.js'
import { useManageMessages } from '../../../element/loading/later-texts.js'
import type { BulkTask } from '../../../core/bulk/bulk-task.js'
import type { SharedCode } from '../data/create-codes.js'
import { sharedCodeTask } from './shared-code-task.js'

/** Makes one code on many locks. @param onMade is told of each lock that has it */
export type CodeTask = (shared: SharedCode, onMade: () => void) => BulkTask

/** How a code is made on many locks, and what is told of it. */
export function useCodeTask(): CodeTask {
  const { session, controller } = useElement()
  const { notMade } = useManageMessages().bulk
  return (shared, onMade) => sharedCodeTask(shared, { session, controller, notMade, onMade })
}
