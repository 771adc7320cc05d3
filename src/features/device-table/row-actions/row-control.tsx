import { onlineStatus } from '../../device/rules/device-status.js'
import { deviceKind } from '../../device/rules/device.js'
import type { Device } from '../../../core/resources/resources.js'
import type { TemperatureUnit } from '../../climate/rules/temperature.js'
import { ClimateControl } from './climate-control.js'
import { LockControl } from './lock-control.js'
import { NoiseControl } from './noise-control.js'

interface Props {
  readonly device: Device
  readonly unit: TemperatureUnit
  readonly tabIndex: 0 | -1
}

/** Control of a device in its row. */
export function RowControl({ device, unit, tabIndex }: Props) {
  const kind = deviceKind(device)
  if (kind === 'noise-sensor') return <NoiseControl device={device} tabIndex={tabIndex} />
  if (kind !== 'thermostat') return <LockControl device={device} tabIndex={tabIndex} />
  return onlineStatus(device) === 'online' && <ClimateControl device={device} unit={unit} tabIndex={tabIndex} />
}
