import type { RefObject } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { deviceName } from '../../device/rules/device.js'
import { canTakeChosenCode } from '../rules/shared-lock.js'
import type { Device } from '../../../core/resources/resources.js'
import type { BulkTask } from '../../../core/bulk/bulk-task.js'
import { CodeDialog } from '../bulk/code-dialog.js'
import type { CodeDraft } from '../bulk/use-code-draft.js'
import { ChooseLocksDialog } from './choose-locks-dialog.js'

interface Props {
  /** Those on which codes can be made. */
  readonly locks: readonly Device[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
  /** Whether the locks are chosen, and the code is asked for. */
  readonly isChosen: boolean
  readonly onChosen: (isChosen: boolean) => void
  readonly draft: CodeDraft
  readonly onConfirm: (tasks: readonly BulkTask[], unable: readonly string[]) => void
  /** A lock is chosen alone whose maker chooses the codes. */
  readonly onAlone: (deviceId: string) => void
  readonly onCancel: () => void
  readonly returnTo: RefObject<HTMLElement | null>
}

/** Asks on which locks of a house a code is to be, and which. */
export function AddCodes({
  locks,
  chosen,
  onChoose,
  isChosen,
  onChosen,
  draft,
  onConfirm,
  onAlone,
  onCancel,
  returnTo
}: Props) {
  const { accessCodeTable, device } = useMessages()
  const nameOf = (lock: Device): string => deviceName(lock) ?? device.unnamed
  const taken = locks.filter(({ device_id }) => chosen.has(device_id))
  // Those that were chosen may all be gone meanwhile.
  if (isChosen && taken.length > 0) {
    const able = taken.filter(canTakeChosenCode)
    const unable = taken.filter((lock) => !able.includes(lock)).map(({ device_id }) => device_id)
    return (
      <CodeDialog
        action={accessCodeTable.add}
        devices={able}
        chosen={taken}
        onConfirm={(tasks) => onConfirm(tasks, unable)}
        onBack={() => onChosen(false)}
        {...{ nameOf, draft, onCancel, returnTo }}
      />
    )
  }
  return (
    <ChooseLocksDialog
      onContinue={([first, ...others]) => {
        if (first && others.length === 0 && !canTakeChosenCode(first)) onAlone(first.device_id)
        else onChosen(true)
      }}
      {...{ locks, nameOf, chosen, onChoose, onCancel, returnTo }}
    />
  )
}
