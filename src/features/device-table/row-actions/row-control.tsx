import { type ReactNode, useId } from 'react'
import { onlineStatus } from '../../device/rules/device-status.js'
import { deviceKind, deviceName } from '../../device/rules/device.js'
import type { Device } from '../../../core/resources/resources.js'
import { ROW_ACTIONS } from '../../../messages/row-actions/en.js'
import { PopoverButton } from '../../../ui/overlay/popover-button.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { Announcer } from '../../../ui/feedback/announcer.js'
import { lazyPart } from '../../../element/lazy/lazy-part.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import type { TemperatureUnit } from '../../climate/rules/temperature.js'
import { Latch } from '../../lock/latch.js'
import { lockStatus } from '../../lock/lock-status-reading.js'
import { useLock, useRefusal } from '../../lock/use-lock.js'
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
  const rowActions = useMessages(ROW_ACTIONS)
  const { device: texts } = useMessages()
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
  const messages = useMessages()
  const { lock } = messages
  const { action, isPending, announcement, press, ...offered } = useLock(device)
  const change = useLockMutation(device)
  const { named, label } = useRowButton(device, action ? lock[action] : '')
  const status = onlineStatus(device) === 'online' ? lockStatus(device, change, messages) : undefined
  const isRefused = useRefusal(status?.state)
  const button = action && { ...named, ...offered, tabIndex, pending: isPending, onClick: press }
  return (
    <>
      <Latch {...{ status, isRefused, button }} word={status?.word ?? lock.unknown} />
      {action && label}
      <Announcer message={announcement} />
    </>
  )
}

/** Button that opens mode and set points of a thermostat. */
function ClimateControl({ device, unit, tabIndex }: Props) {
  const texts = useMessages(ROW_ACTIONS)
  const { name, named, label } = useRowButton(device, texts.adjust)
  return (
    <>
      <PopoverButton {...named} label={name} text={texts.adjust} tabIndex={tabIndex}>
        {() => (
          <div className="row-panel stack gap-3">
            <ClimatePanel device={device} unit={unit} />
          </div>
        )}
      </PopoverButton>
      {label}
    </>
  )
}

/** Button that opens the last hour of a noise sensor. */
function NoiseControl({ device, tabIndex }: ControlProps) {
  const texts = useMessages(ROW_ACTIONS)
  const { name, named, label } = useRowButton(device, texts.lastHour)
  return (
    <>
      <PopoverButton {...named} label={name} text={texts.lastHour} tabIndex={tabIndex}>
        {() => (
          <div className="row-panel tall stack gap-3">
            <NoisePanel device={device} />
          </div>
        )}
      </PopoverButton>
      {label}
    </>
  )
}

/** Control of a device in its row. */
export function RowControl({ device, unit, tabIndex }: Props) {
  const kind = deviceKind(device)
  if (kind === 'noise-sensor') return <NoiseControl device={device} tabIndex={tabIndex} />
  if (kind !== 'thermostat') return <LockControl device={device} tabIndex={tabIndex} />
  return onlineStatus(device) === 'online' && <ClimateControl device={device} unit={unit} tabIndex={tabIndex} />
}
