import type { Device } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { Screen } from '../../../element/frame/screen.js'
import { useCachedResource, useResources } from '../../../element/hooks/use-query.js'
import { accessCodeListQuery } from '../../access-codes/data/code-list-query.js'
import { useTemperatureUnit } from '../../climate/use-temperature-unit.js'
import { deviceQuery } from '../../device/data/queries.js'
import { DevicePicture } from '../../device/device-picture.js'
import type { DeviceScreenProps } from '../../device/device-screen.js'
import { DeviceSkeleton } from '../../device/device-skeleton.js'
import { deviceKind } from '../../device/rules/device.js'
import { useLockMutation } from '../../lock/use-lock-mutation.js'
import { readingOf } from '../reading-of.js'
import { KnownDevice } from './known-device.js'

interface ListedProps {
  readonly device: Device
}

function ListedDevice({ device }: ListedProps) {
  const messages = useTexts()
  const [unit] = useTemperatureUnit(undefined)
  const reading = readingOf(device, unit, messages, useLockMutation(device))
  return (
    <KnownDevice
      device={device}
      reading={reading}
      messages={messages}
      picture={<DevicePicture device={device} size={48} />}
    />
  )
}

/** Details of a device while their code is loading. Only what the list doesn't know is a skeleton. */
export function DevicePlaceholder({ deviceId }: DeviceScreenProps) {
  const { device: texts } = useTexts()
  const device = useCachedResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  const kind = (device && deviceKind(device)) ?? 'lock'
  // Requested while the code loads that shows them.
  useResources(device && deviceKind(device) === 'lock' ? accessCodeListQuery(device.device_id) : undefined)
  return (
    <Screen name="device-details" ids={{ deviceId }} view={false} state="loading" title={texts.titles[kind]}>
      {device ? <ListedDevice device={device} /> : <DeviceSkeleton kind={kind} />}
    </Screen>
  )
}
