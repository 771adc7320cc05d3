import { type ReactNode, useId } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { lazyPart } from '../../../element/lazy/lazy-part.js'
import { ROW_ACTIONS } from '../../../messages/row-actions/en.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { WifiOff } from '../../../ui/icons.js'
import { PopoverButton } from '../../../ui/overlay/popover-button.js'
import { registerStyles } from '../../../ui/style/styles.js'
import type { TemperatureUnit } from '../../climate/rules/temperature.js'
import { deviceKind, deviceName } from '../../device/rules/device.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import { Latch } from '../../lock/latch.js'
import { lockStatus } from '../../lock/lock-status-reading.js'
import { useIsRejected, useLock } from '../../lock/use-lock.js'
import { useLockMutation } from '../../lock/use-lock-mutation.js'
import css from './row-panel.css'

registerStyles(css)

/** Accessible name of a row's button. It includes the device, because many rows have the same button. */
interface RowButton {
  readonly name: string
  readonly named: { readonly 'aria-labelledby': string; readonly title: string }
  /** Element with the name, to render after the button. */
  readonly label: ReactNode
}

function useRowButton(device: Device, action: string): RowButton {
  const id = useId()
  const rowActions = useTexts(ROW_ACTIONS)
  const { device: texts } = useTexts()
  const name = rowActions.of(action, deviceName(device) ?? texts.unnamed)
  const label = (
    <span id={id} hidden>
      {name}
    </span>
  )
  return { name, named: { 'aria-labelledby': id, title: name }, label }
}

const NoisePanel = lazyPart(() => import('./noise-panel.js').then(({ NoisePanel: part }) => part))
const ClimatePanel = lazyPart(() => import('./climate-panel.js').then(({ ClimatePanel: part }) => part))

interface ControlProps {
  readonly device: Device
  readonly tabIndex: 0 | -1
}

interface Props extends ControlProps {
  readonly unit: TemperatureUnit
}

/** State of a lock, and its button if it can be operated. */
function LockControl({ device, tabIndex }: ControlProps) {
  const messages = useTexts()
  const { lock, device: texts } = messages
  const { action, isPending, announcement, press, ...offered } = useLock(device)
  const mutation = useLockMutation(device)
  const { named, label } = useRowButton(device, action ? lock[action] : '')
  const connection = onlineStatus(device)
  const status = connection === 'online' ? lockStatus(device, mutation, messages) : undefined
  const isRejected = useIsRejected(status?.state)
  const unknown = {
    online: lock.unknown,
    'device-offline': texts.deviceOffline,
    'account-offline': texts.accountOffline
  }
  const button = action && { ...named, ...offered, tabIndex, pending: isPending, onClick: press }
  return (
    <>
      <Latch
        status={status}
        icon={connection !== 'online' && <WifiOff />}
        isRejected={isRejected}
        button={button}
        text={status?.text ?? unknown[connection]}
      />
      {action && label}
      <Announcer message={announcement} />
    </>
  )
}

interface PanelButtonProps extends ControlProps {
  readonly text: string
  /** Subject of the panel, for its accessible name. @default the text */
  readonly action?: string
  /** `true` if the panel has the height of a chart. @default false */
  readonly isTall?: boolean
  readonly children: ReactNode
}

/** Button that opens a panel. */
function PanelButton({ device, tabIndex, text, action = text, isTall, children }: PanelButtonProps) {
  const { name, named, label } = useRowButton(device, action)
  return (
    <>
      <PopoverButton {...named} label={name} text={text} tabIndex={tabIndex}>
        {() => <div className={`row-panel stack gap-3${isTall ? ' tall' : ''}`}>{children}</div>}
      </PopoverButton>
      {label}
    </>
  )
}

/**
 * Control of a device in its row: the button of a lock, mode and set points of a thermostat, or the last hour of a noise
 * sensor.
 */
export function RowControl({ device, unit, tabIndex }: Props) {
  const texts = useTexts(ROW_ACTIONS)
  const kind = deviceKind(device)
  if (kind === 'noise-sensor') {
    return (
      <PanelButton device={device} tabIndex={tabIndex} text={texts.noise} action={texts.lastHour} isTall>
        <NoisePanel device={device} />
      </PanelButton>
    )
  }
  if (kind !== 'thermostat') return <LockControl device={device} tabIndex={tabIndex} />
  return (
    onlineStatus(device) === 'online' && (
      <PanelButton device={device} tabIndex={tabIndex} text={texts.adjust}>
        <ClimatePanel device={device} unit={unit} />
      </PanelButton>
    )
  )
}
