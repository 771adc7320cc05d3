import { type ReactNode, useRef } from 'react'
import type { BulkAction } from '../../element/bulk/bulk-action.js'
import { RunStatus } from '../../element/bulk/run-status.js'
import { useBulk } from '../../element/bulk/use-bulk.js'
import { type BulkActions, useBulkActions } from '../../element/bulk/use-bulk-actions.js'
import { useCreateTask } from '../../element/bulk/use-create-task.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import type { KeptForm } from '../../element/form/use-form.js'
import { ALL_LOCKS } from '../../messages/all-locks/en.js'
import { Pencil, Trash2 } from '../../ui/later-icons.js'
import { updateAccessCode } from '../access-codes/access-code-actions.js'
import { DeleteCodesDialog } from '../access-codes/bulk/delete-codes-dialog.js'
import { accessCodesQuery } from '../access-codes/data/access-code-queries.js'
import type { AccessCodeForm } from '../access-codes/rules/access-code-form.js'
import { hasCodeField } from '../access-codes/rules/access-code-form-errors.js'
import type { LockCodeEdit } from '../access-codes/rules/access-code-parameters.js'
import { canChange } from '../access-codes/rules/access-code-status.js'
import type { LockCode } from '../access-codes/rules/all-locks-codes.js'
import { deviceName } from '../device/rules/device.js'
import { EditCodesDialog } from './edit-codes-dialog.js'

/** Updates or deletes several codes together. */
export interface CodesEditing extends Pick<BulkActions<LockCode, 'edit' | 'delete'>, 'can' | 'offersFor'> {
  /** `false` while another bulk run is active. */
  readonly isFree: boolean
  /**
   * Updates codes without a dialog. `onSucceeded` is called with the ids of the updated codes once every code has an
   * outcome.
   */
  send(edits: readonly LockCodeEdit[], onSucceeded: (ids: readonly string[]) => void): void
  /** Dismisses the results of the previous run. */
  forget(): void
  /** The dialog, or the progress. */
  readonly shown: ReactNode
}

const idOf = ({ code }: LockCode): string => code.access_code_id

/** Returns the bulk actions of codes on several locks. */
function useCodeActions(): Readonly<Record<'edit' | 'delete', BulkAction<LockCode>>> {
  const texts = useTexts(ALL_LOCKS)
  /** Unsaved input, and the first of the codes that it belongs to. */
  const kept: KeptForm<AccessCodeForm> = useRef(undefined)
  const keptFor = useRef<string>(undefined)
  return {
    edit: {
      icon: <Pencil />,
      label: texts.editAll,
      operation: 'accessCodes.update',
      canRun: ({ code, lock }) => canChange(code, lock) && hasCodeField(lock, code),
      onAsk([first]) {
        if (!first || idOf(first) === keptFor.current) return
        keptFor.current = idOf(first)
        kept.current = undefined
      },
      question({ items: [first, ...rest], onConfirm, ...props }) {
        if (!first) return null
        return (
          <EditCodesDialog
            {...props}
            kept={kept}
            codes={[first, ...rest]}
            onConfirm={(...confirmed) => {
              kept.current = undefined
              onConfirm(...confirmed)
            }}
          />
        )
      }
    },
    delete: {
      icon: <Trash2 />,
      label: texts.deleteAll,
      isDestructive: true,
      operation: 'accessCodes.delete',
      canRun: ({ code, lock }) => canChange(code, lock),
      question: (props) => <DeleteCodesDialog {...props} />
    }
  }
}

/** @param codes All codes. Their locks name the results. */
export function useCodesEditing(codes: readonly LockCode[]): CodesEditing {
  const { device } = useTexts()
  const taskOf = useCreateTask()
  const control = useBulk('access_code', accessCodesQuery)
  const nameOf = ({ lock }: LockCode): string => deviceName(lock) ?? device.unnamed
  const actions = useCodeActions()
  const { can, offersFor, question } = useBulkActions({ control, actions, items: codes, keyOf: idOf, nameOf })
  return {
    can,
    offersFor,
    isFree: control.isFree,
    forget: control.bulk.dismiss,
    send: (edits, onSucceeded) =>
      control.start({ tasks: edits.map((edit) => taskOf(updateAccessCode, edit)), unsupported: [], onSucceeded }),
    shown: (
      <>
        {control.outcomes && control.isOwn && (
          <div className="all-locks-run inline wrap">
            <RunStatus control={control} nameOf={nameOf} items={codes} keyOf={idOf} />
          </div>
        )}
        {question}
      </>
    )
  }
}
