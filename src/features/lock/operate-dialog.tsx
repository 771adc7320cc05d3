import type { Device } from '../../core/resources/resources.js'
import type { BulkQuestion } from '../../element/bulk/bulk-action.js'
import { BulkDialog } from '../../element/bulk/bulk-dialog.js'
import { useCreateTask } from '../../element/bulk/use-create-task.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { BULK } from '../../messages/bulk/en.js'
import type { LockAction } from '../device/rules/device-status.js'
import { skippedTexts } from '../device/skipped-texts.js'
import { operateLock } from './operate-lock.js'

interface Props extends BulkQuestion<Device> {
  readonly action: LockAction
}

/** Asks before several locks are locked or unlocked. */
export function OperateDialog({ action, items: devices, chosen, nameOf, onConfirm, ...dialog }: Props) {
  const bulk = useTexts(BULK)
  const taskOf = useCreateTask()
  return (
    <BulkDialog
      {...dialog}
      question={action}
      names={devices.map(nameOf)}
      skipped={skippedTexts(chosen, devices, bulk)}
      isDestructive={action === 'unlock'}
      onConfirm={(offer) =>
        onConfirm(
          devices.map((device) => taskOf(operateLock, { device, action })),
          { offer }
        )
      }
    />
  )
}
