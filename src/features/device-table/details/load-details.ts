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
