import type { ReactElement } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import type { Localization } from '../../../element/custom-element/localization.js'
import type { PreloadedAnswer } from '../../../element/prerender/read-answer.js'
import type { DeviceKind } from '../../device/rules/device.js'

/** Loads the details screen of each kind of device. Devices of unknown kind have that of a lock. */
export const LOAD_DETAILS = {
  lock: () =>
    import('./lock-screen.js').then(({ LockScreen, prepareTimeZone }) => {
      prepareTimeZone()
      return LockScreen
    }),
  'noise-sensor': () =>
    import('../../noise/noise-sensor-details.js').then(({ NoiseSensorDetails }) => NoiseSensorDetails),
  thermostat: () => import('../../thermostat/thermostat.js').then(({ Thermostat }) => Thermostat)
} satisfies Record<DeviceKind, unknown>

interface Props {
  readonly device: Device
  /** Response with the access codes of a lock. */
  readonly codes: PreloadedAnswer | undefined
  readonly disableLockUnlock: boolean | undefined
  readonly localization: Localization
  readonly isOpened: boolean
}

type FirstDetails = (props: Props) => ReactElement | undefined

/** Loads the prerendered details of each kind of device. Those of a thermostat would need most of its code. */
export const LOAD_FIRST_DETAILS: Readonly<Record<DeviceKind, () => Promise<FirstDetails>>> = {
  lock: () => import('./first-lock-details.js').then(({ FirstLockDetails }) => FirstLockDetails),
  'noise-sensor': () => import('../../noise/first-noise-sensor.js').then(({ FirstNoiseSensor }) => FirstNoiseSensor),
  thermostat: () => import('./first-known-device.js').then(({ FirstKnownDevice }) => FirstKnownDevice)
}
