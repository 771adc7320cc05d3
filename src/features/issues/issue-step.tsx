import { type ReactNode, useContext, useState } from 'react'
import type { Action } from '../../core/actions/action.js'
import { refetch } from '../../core/queries/refetch.js'
import type { AccessCode, Device } from '../../core/resources/resources.js'
import { useAction } from '../../element/actions/use-action.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { StatusBanner } from '../../element/frame/status-banner.js'
import { failureReason } from '../../element/hooks/failure-text.js'
import { useControllableId } from '../../element/hooks/use-controllable-id.js'
import { useIsPending } from '../../element/hooks/use-pending-mutation.js'
import { useCanOffer } from '../../element/hooks/use-permissions.js'
import { ISSUES } from '../../messages/issues/en.js'
import { Button } from '../../ui/actions/button.js'
import { ChevronDown, KeyRound, RefreshCw } from '../../ui/icons.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { accessCodeQuery } from '../access-codes/data/access-code-queries.js'
import { BatteryStatus } from '../device/device-status.js'
import type { IssueHandlers } from '../device/issue-alerts.js'
import { deviceName } from '../device/rules/device.js'
import { hasLowBattery } from '../device/rules/device-status.js'
import { CheckButton } from './check-button.js'
import { type ListedDevices, ListedDevicesContext } from './listed-devices.js'
import { ReconnectButton } from './reconnect-button.js'
import type { IssueDetails } from './rules/issue-details.js'
import { StepButton } from './step-button.js'
import { useCheck } from './use-check.js'
import { useResolve } from './use-resolve.js'

/** Devices of a table with a low battery. Each opens its details. */
function LowBatteries({ devices, status }: ListedDevices) {
  const messages = useTexts()
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

interface ActionButtonProps<Input, Resource, ResponseValue> {
  /** Runs the step unless the host handles it. */
  readonly resolve: (act: () => void) => void
  readonly action: Action<Input, Resource, ResponseValue>
  readonly input: Input
  readonly icon: ReactNode
  readonly label: string
  readonly onSucceeded?: (response: ResponseValue) => void
}

/** Button of a step that runs an action. After a failure it can be pressed again. */
function ActionButton<Input, Resource, ResponseValue>(props: ActionButtonProps<Input, Resource, ResponseValue>) {
  const { resolve, action, input, icon, label, onSucceeded } = props
  const messages = useTexts()
  const texts = useTexts(ISSUES)
  const run = useAction(action)
  const isPending = useIsPending(action.mutation(input).key)

  async function take(): Promise<void> {
    const failed = (error: unknown) => ({
      subject: texts.stepFailed,
      message: failureReason(error, messages),
      canRetry: false
    })
    const outcome = await run(input, { texts: { failed } })
    if (outcome.status === 'succeeded') onSucceeded?.(outcome.response)
  }
  return <StepButton icon={icon} label={label} pending={isPending} onClick={() => resolve(() => void take())} />
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
  const texts = useTexts(ISSUES)
  const resolve = useResolve(issue, { device, accessCode })
  const { settable, isChecked, read } = useCheck({ device, accessCode })
  const [isShown, setShown] = useState(false)
  const listed = useContext(ListedDevicesContext)
  const { step } = issue
  const { onChooseCode, onCodes, onBackup, codeActions } = handlers

  const link = (label: string, act: (() => void) | undefined) =>
    act && <StepButton icon={<KeyRound />} label={label} onClick={() => resolve(act)} />

  if (step === 'reconnect') return device && <ReconnectButton code={issue.code} device={device} />
  if (step === 'choose-code') return link(texts.chooseCode, onChooseCode)
  if (step === 'make-room' || step === 'convert') return link(texts.showCodes, onCodes)
  if (step === 'batteries') {
    return (
      listed && (
        <>
          <StepButton
            icon={<ChevronDown />}
            label={texts.showLow}
            aria-expanded={isShown}
            onClick={() => (isShown ? setShown(false) : resolve(() => setShown(true)))}
          />
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
        icon={<KeyRound />}
        label={texts.takeBackup}
        onSucceeded={({ access_code_id }) => {
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
        icon={<RefreshCw />}
        label={texts.tryAgain}
      />
    )
  )
}
