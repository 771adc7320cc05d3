import type { ReactElement } from 'react'
import type { DeviceKind } from '../../device/rules/device.js'
import type { FirstLockDetailsProps } from './first-lock-details.js'

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

type FirstDetails = (props: Required<FirstLockDetailsProps>) => ReactElement | undefined

/** Loads the prerendered details of each kind of device. Those of a thermostat would need most of its code. */
export const LOAD_FIRST_DETAILS: Readonly<Record<DeviceKind, () => Promise<FirstDetails>>> = {
  lock: () => import('./first-lock-details.js').then(({ FirstLockDetails }) => FirstLockDetails),
  'noise-sensor': () => import('../../noise/first-noise-sensor.js').then(({ FirstNoiseSensor }) => FirstNoiseSensor),
  thermostat: () => import('./first-known-device.js').then(({ FirstKnownDevice }) => FirstKnownDevice)
}
