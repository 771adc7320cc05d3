import type { HvacMode } from '../../client/resources.js'
import { type CommandType, offlineError, startAttempt } from '../action-attempts.js'
import { applyClimate, applyFan, applyPreset, findPreset, isThermostat } from '../climate.js'
import { readClimate, readFan, readMode, supportsMode } from '../climate-draft.js'
import { deviceRoute } from '../crud-routes.js'
import { climateSetting } from '../data/climate.js'
import type { DeviceRecord } from '../data/device-record.js'
import type { EventDetails } from '../data/logged-event.js'
import { type ParamReader, readParams } from '../params.js'
import { RequestError } from '../request-error.js'
import type { Route, Routes } from '../route.js'
import { findThermostat } from '../visibility.js'
import { listDevices } from './devices.js'

function commandEvent(type: CommandType, { climate_preset_key: key }: Record<string, unknown>): EventDetails {
  if (type !== 'ACTIVATE_CLIMATE_PRESET') return { event_type: 'thermostat.manually_adjusted', method: 'seam' }
  return {
    event_type: 'thermostat.climate_preset_activated',
    climate_preset_key: String(key),
    thermostat_schedule_id: null,
    is_fallback_climate_preset: false
  }
}

/** Creates a route for a command. Invalid commands are rejected immediately; valid ones take the device some time. */
const command = (type: CommandType, prepare: (read: ParamReader, device: DeviceRecord) => () => unknown): Route =>
  deviceRoute('POST', findThermostat, (call, device, values) => {
    const apply = readParams(values, (read) => prepare(read, device))
    const onSuccess = (): void => {
      apply()
      call.state.eventLog.record(device, commandEvent(type, values))
    }
    return { action_attempt: startAttempt(call, type, { error: offlineError(device), onSuccess }) }
  })

/** Omitted set points keep their current value. */
function prepareClimate(read: ParamReader, device: DeviceRecord, mode: HvacMode): () => void {
  const climate = readClimate(read, { device, mode, existing: device.properties.current_climate_setting })
  return () => applyClimate(device, climateSetting(climate))
}

const modeCommand = (mode: HvacMode): Route =>
  command('SET_HVAC_MODE', (read, device) => {
    if (supportsMode(device, mode)) return prepareClimate(read, device, mode)
    throw new RequestError(400, 'capability_not_supported', `The device does not support the mode ${mode}.`)
  })

/** Thermostats. Their state changes only after the command time. */
export const thermostatRoutes: Routes = {
  '/thermostats/list': listDevices(isThermostat),
  '/thermostats/get': deviceRoute('POST', findThermostat, (_call, thermostat) => ({ thermostat })),
  '/thermostats/cool': modeCommand('cool'),
  '/thermostats/heat': modeCommand('heat'),
  '/thermostats/heat_cool': modeCommand('heat_cool'),
  '/thermostats/off': modeCommand('off'),
  '/thermostats/set_hvac_mode': command('SET_HVAC_MODE', (read, device) =>
    prepareClimate(read, device, readMode(read, device, true) ?? 'off')
  ),
  '/thermostats/set_fan_mode': command('SET_FAN_MODE', (read, device) => {
    const { fan_mode_setting: currentFan, available_fan_mode_settings: modes } = device.properties
    if (!currentFan && !modes) throw new RequestError(400, 'capability_not_supported', 'The device has no fan.')
    const fan = readFan(read, device, true)
    return () => fan && applyFan(device, fan)
  }),
  '/thermostats/activate_climate_preset': command('ACTIVATE_CLIMATE_PRESET', (read, device) => {
    const key = read.string('climate_preset_key')
    const preset = key ? findPreset(device, key) : undefined
    return () => preset && applyPreset(device, preset)
  })
}
