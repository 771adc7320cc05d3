import { type ReactNode, useCallback, useState } from 'react'
import { useElement, useMessages } from '../../../element/custom-element/element-context.js'
import { useCanOffer } from '../../../element/hooks/use-permissions.js'
import { canChange } from '../rules/access-code-status.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { shownCode } from '../rules/shown-code.js'
import { parseString } from '../../../core/values/value.js'
import { deleteAccessCode } from '../access-code-actions.js'
import { accessCodesQuery } from '../data/access-code-queries.js'
import { Button } from '../../../ui/actions/button.js'
import { Trash2 } from '../../../ui/later-icons.js'
import { BULK } from '../../../messages/bulk/en.js'
import { codeNames, skippedCodes } from './code-dialog-texts.js'
import { useCodeDeletion } from '../deletion/use-code-deletion.js'
import { BulkBar, type BulkTable } from '../../../element/bulk/bulk-bar.js'
import { BulkDialog } from '../../../element/bulk/bulk-dialog.js'
import { RowOutcome } from '../../../element/bulk/row-outcome.js'
import { useBulk } from '../../../element/bulk/use-bulk.js'
import { useCreateTask } from '../../../element/bulk/use-create-task.js'

const keyOf = ({ access_code_id }: AccessCode): string => access_code_id

export function CodeBulk(table: BulkTable<AccessCode>) {
  const { session, options } = useElement()
  const canOffer = useCanOffer()
  const messages = useMessages()
  const bulk = useMessages(BULK)
  const control = useBulk('access_code', accessCodesQuery)
  const taskOf = useCreateTask()
  const { offerUndo } = useCodeDeletion()
  const [toDelete, setToDelete] = useState<readonly AccessCode[]>()
  // A question that was closed by an option does not open again by itself.
  if (toDelete && options.disableDeleteAccessCode) setToDelete(undefined)
  const below = useCallback((code: AccessCode) => <RowOutcome kind="access_code" id={keyOf(code)} />, [])
  const lockOf = (code: AccessCode): Device | undefined =>
    session.store.getState().confirmed.devices.get(parseString(code.device_id) ?? '')?.resource
  const nameOf = (code: AccessCode): string => shownCode(code, lockOf(code)).name ?? messages.accessCode.unnamed

  const canDelete = (code: AccessCode): boolean =>
    canChange(code, lockOf(code)) && canOffer('accessCodes.delete', keyOf(code))

  function commands(codes: readonly AccessCode[]): ReactNode {
    const { length } = codes.filter(canDelete)
    return (
      length > 0 && (
        <Button variant="danger" icon={<Trash2 />} onClick={() => setToDelete(codes)}>
          {bulk.confirm.delete(length)}
        </Button>
      )
    )
  }

  const present = new Set(table.listed.map(keyOf))
  const wanted = toDelete?.filter((code) => present.has(keyOf(code))) ?? []
  const able = wanted.filter(canDelete)
  return (
    <>
      <BulkBar {...table} {...{ control, keyOf, nameOf, below, commands }} kind="access_code" />
      {toDelete && (
        <BulkDialog
          question="delete"
          {...codeNames(
            able.map((code) => ({ code, lock: lockOf(code) })),
            messages
          )}
          skipped={skippedCodes(wanted.length - able.length, bulk)}
          isDestructive
          onCancel={() => setToDelete(undefined)}
          onConfirm={() => {
            setToDelete(undefined)
            const unable = wanted.filter((code) => !able.includes(code)).map(keyOf)
            control.start({
              tasks: able.map((code) => taskOf(deleteAccessCode, { code, lock: lockOf(code) })),
              unable,
              onDone: (ids) => offerUndo(able.filter((code) => ids.includes(keyOf(code))).map((code) => ({ code })))
            })
          }}
        />
      )}
    </>
  )
}
