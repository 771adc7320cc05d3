import { AudioLines, KeyRound, Thermometer } from '../../ui/icons.js'
import type { DeviceKind } from './rules/device.js'

const ICONS = { lock: KeyRound, thermostat: Thermometer, 'noise-sensor': AudioLines }

/** Icon of a device kind. */
export function KindIcon({ kind }: { kind: DeviceKind }) {
  const Icon = ICONS[kind]
  return <Icon />
}
