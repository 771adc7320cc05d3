import type { NoiseThreshold } from '../../client/resources.js'
import type { DeviceRecord } from '../data/device-record.js'
import { parseTimeOfDay } from '../data/time-of-day.js'
import { isNoiseSensor, type NoiseThresholdDraft } from '../noise.js'
import { readParams, readDeviceId, type ParamReader } from '../params.js'
import { notFound, RequestError } from '../request-error.js'
import { route, type Call, type Routes } from '../route.js'
import { findDevice, canSeeAccount } from '../visibility.js'
import { listDevices } from './devices.js'

const DECIBELS = { min: 0, max: 140 }
const RISK_SCORE = { min: 0, max: 100 }

/** Returns a noise sensor that the caller can see. @throws {RequestError} if it does not exist or is another device */
function findNoiseSensor(call: Pick<Call, 'state' | 'session'>, id: string): DeviceRecord {
  const device = findDevice(call, id)
  if (isNoiseSensor(device)) return device
  throw new RequestError(400, 'capability_not_supported', 'The device is not a noise sensor.')
}

const readThreshold = (read: ParamReader) => ({
  id: read.string('noise_threshold_id'),
  device: read.optionalString('device_id')
})

/** Returns a threshold that the caller can see, and its device. @throws {RequestError} if it does not exist */
function findThreshold(
  call: Pick<Call, 'state' | 'session'>,
  { id, device }: { id: string; device?: string | undefined }
): { device: DeviceRecord; threshold: NoiseThreshold } {
  const found = call.state.noise.findThreshold(id)
  const isOnDevice = found && (device === undefined || device === found.device.device_id)
  if (isOnDevice && canSeeAccount(call, found.device.connected_account_id)) return found
  throw notFound('noise_threshold')
}

function readTime(read: ParamReader, name: 'starts_daily_at' | 'ends_daily_at', existing?: NoiseThreshold): string {
  const time = existing ? read.optionalString(name) : read.string(name)
  if (time && !parseTimeOfDay(time)) {
    read.reject(name, 'Must be a time of day with a time zone, such as 20:00:00[America/Los_Angeles]')
  }
  return time ?? existing?.[name] ?? ''
}

/** Reads the parameters of a threshold. Omitted fields keep their existing value. */
function readDraft(read: ParamReader, existing?: NoiseThreshold): NoiseThresholdDraft {
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

function requireOnline(device: DeviceRecord): void {
  if (!device.properties.online) throw new RequestError(400, 'device_offline', 'The device is offline.')
}

/** Noise sensors and their thresholds. Changes apply immediately. */
export const noiseSensorRoutes: Routes = {
  '/noise_sensors/list': listDevices(isNoiseSensor),
  '/noise_sensors/noise_thresholds/list': route(
    'POST',
    (read) => ({ device: read.string('device_id'), isProgrammed: read.optionalBoolean('is_programmed') }),
    (call) => {
      const { thresholds } = call.state.noise.get(findNoiseSensor(call, call.params.device))
      return { noise_thresholds: call.params.isProgrammed === false ? [] : thresholds }
    }
  ),
  '/noise_sensors/noise_thresholds/get': route('POST', readThreshold, (call) => ({
    noise_threshold: findThreshold(call, call.params).threshold
  })),
  '/noise_sensors/noise_thresholds/create': {
    method: 'POST',
    handle(call, values) {
      const device = findNoiseSensor(call, readDeviceId(values))
      const draft = readParams(values, (read) => readDraft(read))
      requireOnline(device)
      return { noise_threshold: call.state.noise.create(device, draft) }
    }
  },
  '/noise_sensors/noise_thresholds/update': {
    method: 'PUT',
    handle(call, values) {
      const { device, threshold } = findThreshold(call, readParams(values, readThreshold))
      const draft = readParams(values, (read) => readDraft(read, threshold))
      requireOnline(device)
      call.state.noise.update(device, threshold, draft)
      return {}
    }
  },
  '/noise_sensors/noise_thresholds/delete': route('POST', readThreshold, (call) => {
    const { device, threshold } = findThreshold(call, call.params)
    requireOnline(device)
    call.state.noise.remove(device, threshold)
    return {}
  }),
  '/noise_sensors/simulate/trigger_noise_threshold': route(
    'POST',
    (read) => read.string('device_id'),
    (call) => {
      const device = findNoiseSensor(call, call.params)
      requireOnline(device)
      if (call.state.noise.get(device).thresholds.length === 0) {
        throw new RequestError(404, 'noise_threshold_not_found', 'The device has no noise threshold.')
      }
      call.state.noise.trigger(device)
      return {}
    }
  )
}
