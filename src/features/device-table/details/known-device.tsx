import type { ReactNode } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import type { Messages } from '../../../messages/en.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { climatePresets } from '../../climate/rules/climate-preset.js'
import { fanMode } from '../../climate/rules/thermostat-status.js'
import { DeviceHeroFrame } from '../../device/device-hero-frame.js'
import { DeviceSkeleton, ThermostatPlaces } from '../../device/device-skeleton.js'
import { OnlineStatus } from '../../device/device-status.js'
import { deviceKind, deviceName } from '../../device/rules/device.js'
import { lockAction, onlineStatus } from '../../device/rules/device-status.js'
import { latchPlace } from '../../lock/latch-place.js'
import type { DeviceReading } from '../reading-of.js'
import css from './known-device.css'

registerStyles(css)

interface StateProps {
  readonly device: Device
  readonly reading: DeviceReading
  readonly messages: Messages
}

/** State and reading of a device, as in its row. */
function KnownState({ device, reading, messages }: StateProps) {
  const { icon, tone, measured, state } = reading
  const isOnline = onlineStatus(device) === 'online'
  const kind = deviceKind(device)
  if (kind === 'lock') {
    return (
      <div className={latchPlace(messages)}>
        <div
          className={`known-latch inline gap-3${isOnline && tone ? ' open' : ''}${lockAction(device) ? ' has-button' : ''}`}
        >
          {isOnline ? (
            <>
              {icon}
              <b>{state}</b>
            </>
          ) : (
            <OnlineStatus device={device} messages={messages} />
          )}
        </div>
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
        kind === 'thermostat' && <OnlineStatus device={device} messages={messages} />
      )}
      {kind === 'thermostat' && (
        <div className="known-settings stack gap-3">
          <ThermostatPlaces presets={climatePresets(device).length} hasFan={fanMode(device) !== undefined} />
        </div>
      )}
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
