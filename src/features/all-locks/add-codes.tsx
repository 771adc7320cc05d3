import type { RefObject } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { deviceName } from '../device/rules/device.js'
import { canTakeChosenCode } from '../access-codes/rules/shared-lock.js'
import type { Device } from '../../core/resources/resources.js'
import type { BulkTask } from '../../core/bulk/bulk-task.js'
import { CodeDialog } from '../access-codes/bulk/code-dialog.js'
import type { KeptForm } from '../../element/form/use-form.js'
import type { AccessCodeForm } from '../access-codes/rules/access-code-form.js'
import { ChooseLocksDialog } from './choose-locks-dialog.js'

export type AddCodesStep = 'locks' | 'code'

interface Props {
  readonly step: AddCodesStep
  readonly onStep: (step: AddCodesStep) => void
  readonly locks: readonly Device[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
  readonly kept: KeptForm<AccessCodeForm>
  readonly onCreated: () => void
  readonly onConfirm: (tasks: readonly BulkTask[], unable: readonly string[]) => void
  /** `false` while another bulk run is active. */
  readonly isFree: boolean
  /** Called if the only chosen lock is one whose manufacturer chooses the codes. */
  readonly onAlone: (deviceId: string) => void
  readonly onCancel: () => void
  readonly returnTo: RefObject<HTMLElement | null>
}

/** Dialogs that add a code to several locks: first the choice of locks, then the code. */
export function AddCodes(props: Props) {
  const { step, onStep, locks, chosen, onChoose, kept, onCreated, onConfirm, onAlone, onCancel, ...dialog } = props
  const { device } = useMessages()
  const nameOf = (lock: Device): string => deviceName(lock) ?? device.unnamed
  const taken = locks.filter(({ device_id }) => chosen.has(device_id))
  if (step === 'code') {
    const able = taken.filter(canTakeChosenCode)
    const unable = taken.filter((lock) => !able.includes(lock)).map(({ device_id }) => device_id)
    return (
      <CodeDialog
        items={able}
        chosen={taken}
        onConfirm={(tasks) => onConfirm(tasks, unable)}
        onBack={() => onStep('locks')}
        {...dialog}
        {...{ nameOf, kept, onCreated, onCancel }}
      />
    )
  }
  return (
    <ChooseLocksDialog
      onContinue={([first, ...rest]) => {
        if (first && rest.length === 0 && !canTakeChosenCode(first)) onAlone(first.device_id)
        else onStep('code')
      }}
      {...{ locks, nameOf, chosen, onChoose, onCancel }}
      returnTo={dialog.returnTo}
    />
  )
}
