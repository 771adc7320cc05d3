import { useAction } from '../../../element/actions/use-action.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import type { Snapshot } from '../../../core/gate/command-origin.js'
import { deleteAccessCode } from '../access-code-actions.js'
import type { DeletedCode, OpenCodeForm } from './deleted-code.js'
import { useUndoDeletion } from './use-undo-deletion.js'

/**
 * Deletes a code after the user has confirmed it. The code is shown as `removing` immediately, and as before if the
 * deletion fails. "Undo" recreates it.
 */
export function useDeleteAccessCode(openForm: OpenCodeForm): (code: AccessCode) => Promise<void> {
  const run = useAction(deleteAccessCode)
  const showUndo = useUndoDeletion(openForm)
  async function remove(code: AccessCode, snapshot?: Snapshot): Promise<void> {
    const withdrawal = new AbortController()
    let isBegun = false
    const outcome = run(
      { code },
      {
        snapshot,
        withdrawn: withdrawal.signal,
        onStart: () => void (isBegun = true),
        shouldNotify: () => !deleted.isUndone,
        onRetry: (snapshot) => remove(code, snapshot)
      }
    )
    const deleted: DeletedCode = {
      code,
      isDeleted: outcome.then(({ status }) => status === 'done'),
      withdraw: () => withdrawal.abort()
    }
    if (isBegun) showUndo([deleted])
    await outcome
  }
  return (code) => remove(code)
}
