import type { CallOptions, PlatformClient, PlatformRequest } from '../../client/index.js'
import type { Action } from '../../core/actions/action.js'
import type { Device } from '../../core/resources/resources.js'
import { failureText } from '../../element/hooks/failure-text.js'
import { ofDevice } from '../device/data/of-device.js'
import { deviceName, properties } from '../device/rules/device.js'
import { ClimateChangeEvent } from './climate-events.js'
import { climateText } from './climate-text.js'
import { settableClimate } from './rules/climate.js'
import { withClimate } from './rules/climate-patch.js'
import {
  type ClimateRequest,
  climateRequest,
  isClimateChanged,
  isSettable,
  type SettableClimate
} from './rules/climate-request.js'
import { readClimate, usedSetPoints } from './rules/climate-setting.js'
import type { TemperatureUnit } from './rules/temperature.js'
import { canBeSet } from './rules/thermostat-status.js'

interface Input {
  readonly device: Device
  readonly climate: SettableClimate
  /**
   * Unit of the temperatures in toasts.
   * @default 'fahrenheit'
   */
  readonly unit?: TemperatureUnit
}

/** Key of the mutations of a thermostat's climate. */
export const climateKey = (deviceId: string): string => `climate ${deviceId}`

/** Returns the setting of a thermostat, without its measurements. */
export const climateOf = (device: Device): unknown =>
  usedSetPoints(readClimate(properties(device).current_climate_setting))

const OPERATIONS = {
  heat: 'thermostats.heat',
  cool: 'thermostats.cool',
  heat_cool: 'thermostats.heatCool',
  off: 'thermostats.off'
} as const

function send(
  { kind, params }: ClimateRequest,
  { thermostats }: PlatformClient,
  options: CallOptions
): PlatformRequest<unknown> {
  switch (kind) {
    case 'heat':
      return thermostats.heat(params, options)
    case 'cool':
      return thermostats.cool(params, options)
    case 'heat_cool':
      return thermostats.heatCool(params, options)
    case 'off':
      return thermostats.off(params, options)
  }
}

/**
 * Sets mode and set points of a thermostat. Not optimistic: the control shows the new value, the device follows after
 * the response.
 */
export const setClimate: Action<Input, Device> = {
  mutation({ device, climate }) {
    const request = climateRequest(device, climate)
    return {
      key: climateKey(device.device_id),
      onConflict: 'queue',
      operation: OPERATIONS[request.kind],
      params: { ...request.params },
      isCommand: true,
      // Leaving the screen sends the pending change, possibly while the page is being closed.
      request: (client, options) => send(request, client, { ...options, keepalive: true }),
      ...ofDevice(device.device_id, climateOf, (current) => withClimate(current, climate))
    }
  },
  event: ({ device, climate }) => new ClimateChangeEvent(climateRequest(device, climate)),
  inverse({ device, climate, ...rest }) {
    const previous = settableClimate(device)
    return previous && isSettable(previous)
      ? { device: withClimate(device, climate), climate: previous, ...rest }
      : undefined
  },
  isAvailable: canBeSet,
  isApplied: (device, { climate }) => device !== undefined && !isClimateChanged(device, climate),
  texts({ device, climate, unit = 'fahrenheit' }, messages) {
    const subject = deviceName(device)
    return {
      success: { subject, message: climateText(usedSetPoints(climate), unit, messages) },
      failed: (error) => ({ subject, message: failureText(error, messages.thermostat.climateFailed, messages) })
    }
  }
}
