import type { Device } from '../../core/resources/resources.js'
import type { Messages } from '../../messages/en.js'
import { Status } from '../../ui/feedback/status.js'
import { Unplug, Wifi, WifiOff } from '../../ui/icons.js'
import { Battery } from '../../ui/layout/battery.js'
import { battery, isBatteryLow, onlineStatus, percent } from './rules/device-status.js'

interface Props {
  readonly device: Device
  readonly messages: Messages
  /** Shows only the icon, except for problems. @default false */
  readonly quiet?: boolean
}

export function OnlineStatus({ device, messages, quiet }: Props) {
  const { device: texts } = messages
  const status = onlineStatus(device)
  if (status === 'online') {
    return quiet ? <Status icon={<Wifi />} quiet={texts.online} /> : <Status icon={<Wifi />}>{texts.online}</Status>
  }
  const isAccount = status === 'account-offline'
  return (
    <Status tone="danger" icon={isAccount ? <Unplug /> : <WifiOff />}>
      {isAccount ? texts.accountOffline : texts.deviceOffline}
    </Status>
  )
}

const TONES = { full: undefined, good: undefined, low: 'warning', critical: 'danger' } as const
/** Drawn level of a battery that only reports a status. */
const ASSUMED_LEVELS = { full: 1, good: 0.75, low: 0.25, critical: 0.1 }

/** Battery of a device. Nothing without a battery or while the device is offline. */
export function BatteryStatus({ device, messages, quiet }: Props) {
  const { device: texts, general } = messages
  const known = battery(device)
  if (!known || onlineStatus(device) !== 'online') return null
  const { status, level } = known
  const facts = [
    status && texts.battery[status],
    level === undefined ? undefined : texts.percent(percent(level))
  ].filter((fact) => fact !== undefined)
  const text = general.facts(facts)
  return (
    <Battery
      level={level ?? (status && ASSUMED_LEVELS[status])}
      tone={status && TONES[status]}
      {...(quiet && !isBatteryLow(known) ? { quiet: text } : { label: text })}
    />
  )
}
