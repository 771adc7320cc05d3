import type { NoiseThreshold } from '../../client/resources.js'
import { crudRoutes, type DraftContext, deviceRoute } from '../crud-routes.js'
import { parseTimeOfDay } from '../data/time.js'
import { isNoiseSensor, type NoiseThresholdDraft } from '../noise.js'
import type { ParamReader } from '../params.js'
import { type Routes, route } from '../route.js'
import { deviceFinder } from '../visibility.js'
import { listDevices } from './devices.js'

const DECIBELS = { min: 0, max: 140 }
const RISK_SCORE = { min: 0, max: 100 }

const findNoiseSensor = deviceFinder(isNoiseSensor, 'The device is not a noise sensor.')

function readTime(read: ParamReader, name: 'starts_daily_at' | 'ends_daily_at', existing?: NoiseThreshold): string {
  const time = existing ? read.optionalString(name) : read.string(name)
  if (time && !parseTimeOfDay(time)) {
    read.reject(name, 'Must be a time of day with a time zone, such as 20:00:00[America/Los_Angeles]')
  }
  return time ?? existing?.[name] ?? ''
}

/** Reads the parameters of a threshold. Omitted fields keep their existing value. */
function readDraft(read: ParamReader, { existing }: DraftContext<NoiseThreshold>): NoiseThresholdDraft {
  const name = read.optionalString('name', { min: 1 }) ?? (read.isNull('name') ? '' : (existing?.name ?? ''))
  const passed = {
    decibels: read.optionalNumber('noise_threshold_decibels', DECIBELS),
    riskScore: read.optionalNumber('noise_threshold_nrs', RISK_SCORE)
  }
  if (passed.decibels !== undefined && passed.riskScore !== undefined) {
    read.reject('noise_threshold_nrs', 'Cannot be combined with noise_threshold_decibels')
  }
  const decibels = passed.decibels ?? existing?.noise_threshold_decibels
  const riskScore = passed.riskScore ?? existing?.noise_threshold_nrs
  if (decibels === undefined && riskScore === undefined) read.reject('noise_threshold_decibels', 'Required')
  return {
    name,
    starts_daily_at: readTime(read, 'starts_daily_at', existing),
    ends_daily_at: readTime(read, 'ends_daily_at', existing),
    noise_threshold_decibels: decibels ?? riskScore ?? 0,
    ...(riskScore !== undefined && { noise_threshold_nrs: riskScore })
  }
}

const thresholds = crudRoutes({
  name: 'noise_threshold',
  items: ({ state }) => state.noise.thresholds,
  findDevice: findNoiseSensor,
  read: readDraft,
  updateMethod: 'PUT',
  acceptsDeviceId: true
})

/** Noise sensors and their thresholds. Changes apply immediately. */
export const noiseSensorRoutes: Routes = {
  '/noise_sensors/list': listDevices(isNoiseSensor),
  '/noise_sensors/noise_thresholds/list': route(
    'POST',
    (read) => ({ device: read.string('device_id'), isProgrammed: read.optionalBoolean('is_programmed') }),
    (call) => {
      const list = call.state.noise.thresholds.list(findNoiseSensor(call, call.params.device))
      return { noise_thresholds: call.params.isProgrammed === false ? [] : list }
    }
  ),
  '/noise_sensors/noise_thresholds/get': thresholds.get,
  '/noise_sensors/noise_thresholds/create': thresholds.create,
  '/noise_sensors/noise_thresholds/update': thresholds.update,
  '/noise_sensors/noise_thresholds/delete': thresholds.remove,
  '/noise_sensors/simulate/trigger_noise_threshold': deviceRoute('POST', findNoiseSensor, ({ state }, device) => {
    state.noise.trigger(device)
    return {}
  })
}
