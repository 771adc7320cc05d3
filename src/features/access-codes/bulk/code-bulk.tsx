import { useCallback } from 'react'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import type { Session } from '../../../core/session/session.js'
import { parseString } from '../../../core/values/value.js'
import type { BulkAction } from '../../../element/bulk/bulk-action.js'
import { BulkBar, type BulkTable } from '../../../element/bulk/bulk-bar.js'
import { RowOutcome } from '../../../element/bulk/row-outcome.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { BULK } from '../../../messages/bulk/en.js'
import { Trash2 } from '../../../ui/later-icons.js'
import type { CodeDeletion } from '../access-code-actions.js'
import { accessCodesQuery } from '../data/access-code-queries.js'
import { canChange } from '../rules/access-code-status.js'
import { shownCode } from '../rules/shown-code.js'
import { DeleteCodesDialog } from './delete-codes-dialog.js'

const keyOf = ({ access_code_id }: AccessCode): string => access_code_id

const lockOf = ({ store }: Session, { device_id }: AccessCode): Device | undefined =>
  store.getState().confirmed.devices.get(parseString(device_id) ?? '')?.resource

/** Returns the bulk actions of the codes of a lock. */
function useCodeActions(): Readonly<Record<string, BulkAction<AccessCode>>> {
  const { session } = useElement()
  const { confirm } = useTexts(BULK)
  const withLock = (code: AccessCode): CodeDeletion => ({ code, lock: lockOf(session, code) })
  return {
    delete: {
      icon: <Trash2 />,
      label: confirm.delete,
      isDestructive: true,
      operation: 'accessCodes.delete',
      canRun: (code) => canChange(code, lockOf(session, code)),
      question: (props) => (
        <DeleteCodesDialog {...props} items={props.items.map(withLock)} chosen={props.chosen.map(withLock)} />
      )
    }
  }
}

export function CodeBulk(table: BulkTable<AccessCode>) {
  const { session } = useElement()
  const { unnamed } = useTexts().accessCode
  const actions = useCodeActions()
  const nameOf = (code: AccessCode): string => shownCode(code, lockOf(session, code)).name ?? unnamed
  const below = useCallback((code: AccessCode) => <RowOutcome kind="access_code" id={keyOf(code)} />, [])
  return (
    <BulkBar
      {...table}
      actions={actions}
      keyOf={keyOf}
      nameOf={nameOf}
      below={below}
      kind="access_code"
      verifyQuery={accessCodesQuery}
    />
  )
}
