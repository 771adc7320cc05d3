import type { ReactNode } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import type { Messages } from '../../../messages/en.js'
import { Skeleton } from '../../../ui/feedback/skeleton.js'
import { inText } from '../../../ui/style/in-text.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { DeviceHeroFrame } from '../../device/device-hero-frame.js'
import { DeviceSkeleton } from '../../device/device-skeleton.js'
import { OnlineStatus } from '../../device/device-status.js'
import { deviceKind, deviceName } from '../../device/rules/device.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import type { DeviceReading } from '../reading-of.js'
import css from './known-device.css'

registerStyles(css)

interface StateProps {
  readonly device: Device
  readonly reading: DeviceReading
  readonly messages: Messages
}

/** As high as the settings of most thermostats. */
const SETTINGS = (
  <div className="known-settings stack gap-3">
    <Skeleton width="8em" />
    <Skeleton width="14em" height={inText(36)} />
    <Skeleton height={inText(36)} />
    <Skeleton height={inText(36)} />
    <Skeleton width="12em" />
  </div>
)

/** State and reading of a device, as in its row. */
function KnownState({ device, reading, messages }: StateProps) {
  const { icon, tone, measured, state } = reading
  const isOnline = onlineStatus(device) === 'online'
  const kind = deviceKind(device)
  if (kind === 'lock') {
    return (
      <div className={isOnline && tone ? 'known-latch inline gap-3 open' : 'known-latch inline gap-3'}>
        {isOnline ? (
          <>
            {icon}
            <b>{state}</b>
          </>
        ) : (
          <OnlineStatus {...{ device, messages }} />
        )}
      </div>
    )
  }
  return (
    <div className="known-state">
      {isOnline ? (
        <>
          {icon}
          {state}
          <b>{measured}</b>
        </>
      ) : (
        kind === 'thermostat' && <OnlineStatus {...{ device, messages }} />
      )}
      {kind === 'thermostat' && SETTINGS}
    </div>
  )
}

interface Props extends StateProps {
  readonly picture: ReactNode
}

/** Details of a device with everything that the list knows. The rest is a skeleton. */
export function KnownDevice({ picture, ...known }: Props) {
  const { device, messages } = known
  const kind = deviceKind(device)
  return (
    <DeviceSkeleton kind={kind ?? 'lock'}>
      <DeviceHeroFrame
        device={device}
        messages={messages}
        picture={picture}
        name={deviceName(device) ?? messages.device.unnamed}
        isStatusShown={kind === 'noise-sensor'}
      >
        <KnownState {...known} />
      </DeviceHeroFrame>
    </DeviceSkeleton>
  )
}
