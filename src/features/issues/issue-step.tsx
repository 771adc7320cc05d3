import { useContext, useState } from 'react'
import { refetch } from '../../core/queries/refetch.js'
import type { AccessCode, Device } from '../../core/resources/resources.js'
import type { Action } from '../../core/actions/action.js'
import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { useCanOffer } from '../../element/hooks/use-permissions.js'
import { Button } from '../../ui/actions/button.js'
import { accessCodeQuery } from '../access-codes/data/access-code-queries.js'
import type { IssueHandlers } from '../device/issue-alerts.js'
import { ISSUES } from '../../messages/issues/en.js'
import { CheckButton } from './check-button.js'
import { type ListedDevices, ListedDevicesContext } from './listed-devices.js'
import { ReconnectButton } from './reconnect-button.js'
import type { IssueDetails } from './rules/issue-details.js'
import { useCheck } from './use-check.js'
import { useResolve } from './use-resolve.js'
import { useControllableId } from '../../element/hooks/use-controllable-id.js'
import { deviceName } from '../device/rules/device.js'
import { hasLowBattery } from '../device/rules/device-status.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { BatteryStatus } from '../device/device-status.js'
import { StatusBanner } from '../../element/frame/status-banner.js'
import { useAction } from '../../element/actions/use-action.js'
import { failureReason } from '../../element/hooks/failure-text.js'
import { useIsPending } from '../../element/hooks/use-pending-mutation.js'

/** Devices of a table with a low battery. Each opens its details. */
function LowBatteries({ devices, status }: ListedDevices) {
  const messages = useMessages()
  const { device: texts, deviceTable } = messages
  const [, open] = useControllableId('openedDeviceId')
  const low = devices.filter(hasLowBattery)
  return (
    <>
      <StatusBanner status={status} message={deviceTable.failed} />
      {low.length === 0 && !status.isComplete && status.error === undefined && <SkeletonRows count={2} />}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none. */}
      <ul role="list" className="low-batteries stack gap-1">
        {low.map((device) => (
          <li key={device.device_id} className="inline wrap between">
            <Button variant="link" onClick={() => open(device.device_id)}>
              <bdi>{deviceName(device) ?? texts.unnamed}</bdi>
            </Button>
            <BatteryStatus device={device} messages={messages} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface ActionButtonProps<Input, Resource, Answer> {
  /** Runs the step unless the host handles it. */
  readonly resolve: (act: () => void) => void
  readonly action: Action<Input, Resource, Answer>
  readonly input: Input
  readonly label: string
  readonly onDone?: (answer: Answer) => void
}

/** Button of a step that runs an action. After a failure it can be pressed again. */
function ActionButton<Input, Resource, Answer>(props: ActionButtonProps<Input, Resource, Answer>) {
  const { resolve, action, input, label, onDone } = props
  const messages = useMessages()
  const texts = useMessages(ISSUES)
  const run = useAction(action)
  const isPending = useIsPending(action.change(input).key)

  async function take(): Promise<void> {
    const failed = (error: unknown) => ({
      subject: texts.stepFailed,
      message: failureReason(error, messages),
      canRetry: false
    })
    const outcome = await run(input, { texts: { failed } })
    if (outcome.status === 'done') onDone?.(outcome.answer)
  }
  return (
    <Button pending={isPending} onClick={() => resolve(() => void take())}>
      {label}
    </Button>
  )
}

interface Props {
  readonly issue: IssueDetails
  readonly device: Device | undefined
  readonly accessCode: AccessCode | undefined
  readonly handlers: IssueHandlers
}

/** Button of the next step, if there is one here. */
export function IssueStepButton({ issue, device, accessCode, handlers }: Props) {
  const { session } = useElement()
  const canOffer = useCanOffer()
  const texts = useMessages(ISSUES)
  const resolve = useResolve(issue, { device, accessCode })
  const { settable, isChecked, read } = useCheck({ device, accessCode })
  const [isShown, setShown] = useState(false)
  const listed = useContext(ListedDevicesContext)
  const { step } = issue
  const { onChooseCode, onCodes, onBackup, codeActions } = handlers

  const link = (label: string, act: (() => void) | undefined) =>
    act && <Button onClick={() => resolve(act)}>{label}</Button>

  if (step === 'reconnect') return device && <ReconnectButton code={issue.code} device={device} />
  if (step === 'choose-code') return link(texts.chooseCode, onChooseCode)
  if (step === 'make-room' || step === 'convert') return link(texts.showCodes, onCodes)
  if (step === 'batteries') {
    return (
      listed && (
        <>
          <Button aria-expanded={isShown} onClick={() => (isShown ? setShown(false) : resolve(() => setShown(true)))}>
            {texts.showLow}
          </Button>
          {isShown && <LowBatteries {...listed} />}
        </>
      )
    )
  }
  if (step === 'backup-code') {
    if (!device || !accessCode || !onBackup || !codeActions) return null
    if (!canOffer('accessCodes.pullBackupAccessCode', accessCode.access_code_id)) return null
    return (
      <ActionButton
        resolve={resolve}
        action={codeActions.pullBackup}
        input={{ code: accessCode, device }}
        label={texts.takeBackup}
        onDone={({ access_code_id }) => {
          onBackup(access_code_id)
          void refetch(session, accessCodeQuery(accessCode.access_code_id))
        }}
      />
    )
  }
  if (isChecked(issue)) return <CheckButton resolve={resolve} read={read} />
  const setting = settable(issue)
  return (
    setting &&
    codeActions && (
      <ActionButton
        resolve={resolve}
        action={codeActions.update}
        input={{ ...setting, edit: {} }}
        label={texts.tryAgain}
      />
    )
  )
}
