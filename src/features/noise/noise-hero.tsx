import type { Device } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { DeviceHero } from '../device/device-hero.js'
import { onlineStatus } from '../device/rules/device-status.js'
import { useOfflineSince } from '../device/use-offline-since.js'
import { LastDay } from './last-day.js'
import { LevelContent } from './level-content.js'
import { presentLimit } from './rules/noise-limit.js'
import type { NoiseData } from './use-noise.js'

interface Props {
  readonly device: Device
  readonly noise: NoiseData
}

export function LevelReading({ device, noise: { windows, thresholds, zone, now } }: Props) {
  const isKnown = onlineStatus(device) === 'online' && thresholds.ids
  return (
    <LevelContent
      device={device}
      limit={isKnown ? presentLimit(device, windows, { zone, now }) : undefined}
      since={useOfflineSince(device)}
      messages={useTexts()}
    />
  )
}

/** Top of the noise sensor screen. */
export const NoiseHero = ({ device, noise }: Props) => (
  <DeviceHero device={device}>
    <LevelReading device={device} noise={noise} />
    <LastDay {...noise} device={device} isNow={onlineStatus(device) === 'online'} />
  </DeviceHero>
)
