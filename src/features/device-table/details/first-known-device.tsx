import type { ReactElement } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import type { Localization } from '../../../element/custom-element/localization.js'
import { keptTemperatureUnit } from '../../climate/kept-temperature-unit.js'
import { FirstDevicePicture } from '../../device/device-picture.js'
import { FirstDeviceScreen, type OpenedPlace } from '../../device/first-device-screen.js'
import { deviceKind } from '../../device/rules/device.js'
import { readingOf } from '../reading-of.js'
import { KnownDevice } from './known-device.js'

interface Props {
  readonly device: Device
  readonly localization: Localization
  readonly opened: OpenedPlace
}

/** `DevicePlaceholder` for prerendering, without hooks and contexts. */
export function FirstKnownDevice({ device, localization, opened }: Props): ReactElement {
  const { messages } = localization
  const reading = readingOf(device, keptTemperatureUnit() ?? 'fahrenheit', messages)
  return (
    <FirstDeviceScreen
      title={messages.device.titles[deviceKind(device) ?? 'lock']}
      localization={localization}
      opened={opened}
    >
      <KnownDevice
        device={device}
        reading={reading}
        messages={messages}
        picture={<FirstDevicePicture device={device} size={48} />}
      />
    </FirstDeviceScreen>
  )
}
