import { useMessages } from '../../../element/custom-element/element-context.js'
import { Screen } from '../../../element/frame/screen.js'
import { useCachedResource, useResources } from '../../../element/hooks/use-query.js'
import type { Device } from '../../../core/resources/resources.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { accessCodeListQuery } from '../../access-codes/data/code-list-query.js'
import { useTemperatureUnit } from '../../climate/use-temperature-unit.js'
import { deviceQuery } from '../../device/data/queries.js'
import { OnlineStatus } from '../../device/device-status.js'
import { DeviceHeroFrame } from '../../device/device-hero-frame.js'
import { DevicePicture } from '../../device/device-picture.js'
import type { DeviceScreenProps } from '../../device/device-screen.js'
import { DeviceSkeleton } from '../../device/device-skeleton.js'
import { deviceKind, deviceName } from '../../device/rules/device.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import { useLockMutation } from '../../lock/use-lock-mutation.js'
import { readingOf } from '../reading-of.js'
import css from './device-placeholder.css'

registerStyles(css)

interface KnownProps {
  readonly device: Device
}

/** State and reading of a device, as in its row. */
function KnownState({ device }: KnownProps) {
  const messages = useMessages()
  const [unit] = useTemperatureUnit(undefined)
  const { icon, tone, measured, state } = readingOf(device, unit, messages, useLockMutation(device))
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
    </div>
  )
}

/** Top of a device screen with everything that the list knows. */
function KnownDevice({ device }: KnownProps) {
  const messages = useMessages()
  return (
    <DeviceHeroFrame
      device={device}
      messages={messages}
      picture={<DevicePicture device={device} size={48} />}
      name={deviceName(device) ?? messages.device.unnamed}
      isStatusShown={deviceKind(device) === 'noise-sensor'}
    >
      <KnownState device={device} />
    </DeviceHeroFrame>
  )
}

/** Details of a device while their code is loading. Only what the list doesn't know is a skeleton. */
export function DevicePlaceholder({ deviceId }: DeviceScreenProps) {
  const { device: texts } = useMessages()
  const device = useCachedResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  const kind = (device && deviceKind(device)) ?? 'lock'
  // Requested while the code loads that shows them.
  useResources(device && deviceKind(device) === 'lock' ? accessCodeListQuery(device.device_id) : undefined)
  return (
    <Screen name="device-details" ids={{ deviceId }} view={false} state="loading" title={texts.titles[kind]}>
      <DeviceSkeleton kind={kind}>{device && <KnownDevice device={device} />}</DeviceSkeleton>
    </Screen>
  )
}
