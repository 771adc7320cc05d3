import type { BulkQuestion } from '../../../element/bulk/bulk-action.js'
import { BulkDialog } from '../../../element/bulk/bulk-dialog.js'
import { useCreateTask } from '../../../element/bulk/use-create-task.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { BULK } from '../../../messages/bulk/en.js'
import { type CodeDeletion, deleteAccessCode } from '../access-code-actions.js'
import { useCodeDeletion } from '../deletion/use-code-deletion.js'
import { codeNames, fixedCodes } from './code-dialog-texts.js'

/** Asks before several codes are deleted. */
export function DeleteCodesDialog({
  items: codes,
  chosen,
  onConfirm,
  ...dialog
}: Omit<BulkQuestion<CodeDeletion>, 'nameOf'>) {
  const messages = useTexts()
  const bulk = useTexts(BULK)
  const taskOf = useCreateTask()
  const { offerUndo } = useCodeDeletion()
  return (
    <BulkDialog
      {...dialog}
      question="delete"
      {...codeNames(codes, messages)}
      skipped={fixedCodes(chosen.length - codes.length, 'delete', bulk)}
      isDestructive
      onConfirm={() =>
        onConfirm(
          codes.map((each) => taskOf(deleteAccessCode, each)),
          { onSucceeded: (ids) => offerUndo(codes.filter(({ code }) => ids.includes(code.access_code_id))) }
        )
      }
    />
  )
}
