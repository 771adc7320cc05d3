import { accessCodeDetails } from './access-code-details.mjs'
import { accessCodeForm } from './access-code-form.mjs'
import { accessCodeTable } from './access-code-table.mjs'
import { activity } from './activity.mjs'
import { appearance } from './appearance.mjs'
import { connectAccount } from './connect-account.mjs'
import { deviceDetails } from './device-details.mjs'
import { deviceTable } from './device-table.mjs'
import { lockDetails } from './lock-details.mjs'
import { noiseSensor } from './noise-sensor.mjs'
import { overview } from './overview.mjs'
import { presetManager } from './preset-manager.mjs'
import { thermostatSchedule } from './thermostat-schedule.mjs'
import { session } from './session.mjs'
import { supportedDevices } from './supported-devices.mjs'
import { thermostat } from './thermostat.mjs'

/**
 * Every screen in every state. An entry has a `screen` and a `state` name, the `element` with its `options`, its
 * `platform` (the options of the sandbox; `holds`, requests that are never answered; `devices`, replaced device data),
 * and the `steps` of a user that lead to the state.
 */
export const LIST = [
  ...deviceTable,
  ...overview,
  ...lockDetails,
  ...deviceDetails,
  ...thermostat,
  ...presetManager,
  ...thermostatSchedule,
  ...noiseSensor,
  ...accessCodeTable,
  ...accessCodeDetails,
  ...accessCodeForm,
  ...activity,
  ...supportedDevices,
  ...connectAccount,
  ...session,
  ...appearance
]
