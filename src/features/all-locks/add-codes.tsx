import type { RefObject } from 'react'
import type { BulkTask } from '../../core/bulk/bulk-task.js'
import type { Device } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import type { KeptForm } from '../../element/form/use-form.js'
import { CodeDialog } from '../access-codes/bulk/code-dialog.js'
import type { AccessCodeForm } from '../access-codes/rules/access-code-form.js'
import { canTakeChosenCode } from '../access-codes/rules/shared-lock.js'
import { deviceName } from '../device/rules/device.js'
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
  readonly onConfirm: (tasks: readonly BulkTask[], unsupported: readonly string[]) => void
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
  const { device } = useTexts()
  const nameOf = (lock: Device): string => deviceName(lock) ?? device.unnamed
  const taken = locks.filter(({ device_id }) => chosen.has(device_id))
  if (step === 'code') {
    const able = taken.filter(canTakeChosenCode)
    const unsupported = taken.filter((lock) => !able.includes(lock)).map(({ device_id }) => device_id)
    return (
      <CodeDialog
        items={able}
        chosen={taken}
        onConfirm={(tasks) => onConfirm(tasks, unsupported)}
        onBack={() => onStep('locks')}
        {...dialog}
        nameOf={nameOf}
        kept={kept}
        onCreated={onCreated}
        onLeaveOut={(deviceIds) => onChoose(new Set([...chosen].filter((id) => !deviceIds.includes(id))))}
        onCancel={onCancel}
      />
    )
  }
  return (
    <ChooseLocksDialog
      onContinue={([first, ...rest]) => {
        if (first && rest.length === 0 && !canTakeChosenCode(first)) onAlone(first.device_id)
        else onStep('code')
      }}
      locks={locks}
      nameOf={nameOf}
      chosen={chosen}
      onChoose={onChoose}
      onCancel={onCancel}
      returnTo={dialog.returnTo}
    />
  )
}
