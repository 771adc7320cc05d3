import { AudioLines, KeyRound, Thermometer } from '../../ui/icons.js'
import type { DeviceKind } from './rules/device.js'

const ICONS = { lock: KeyRound, thermostat: Thermometer, 'noise-sensor': AudioLines }

/** A drawing of a kind of device, for one that has no picture. */
export function KindIcon({ kind }: { kind: DeviceKind }) {
  const Icon = ICONS[kind]
  return <Icon />
}
