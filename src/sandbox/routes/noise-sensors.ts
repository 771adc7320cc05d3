import type { NoiseThreshold } from '../../client/resources.js'
import type { DeviceRecord } from '../data/device-record.js'
import { parseTimeOfDay } from '../data/time-of-day.js'
import { isNoiseSensor, type NoiseThresholdDraft } from '../noise.js'
import { readParams, type ParamReader } from '../params.js'
import { Refusal } from '../refusal.js'
import { route, type Call, type Routes } from '../route.js'
import { findDevice, seesAccount } from '../visible.js'
import { listDevices } from './devices.js'

const DECIBELS = { min: 0, max: 140 }
const RISK_SCORE = { min: 0, max: 100 }

/** A noise sensor that the caller may see. @throws {Refusal} when there is none of that id, or it is none. */
function findNoiseSensor(call: Pick<Call, 'state' | 'session'>, id: string): DeviceRecord {
  const device = findDevice(call, id)
  if (isNoiseSensor(device)) return device
  throw new Refusal(400, 'capability_not_supported', 'The device is no noise sensor.')
}

const readThreshold = (read: ParamReader) => ({
  id: read.text('noise_threshold_id'),
  device: read.optionalText('device_id')
})

/** A threshold that the caller may see, and its device. @throws {Refusal} when there is none of that id there. */
function findThreshold(
  call: Pick<Call, 'state' | 'session'>,
  { id, device }: { id: string; device?: string | undefined }
): { device: DeviceRecord; threshold: NoiseThreshold } {
  const found = call.state.noise.findThreshold(id)
  const isThere = found && (device === undefined || device === found.device.device_id)
  if (isThere && seesAccount(call, found.device.connected_account_id)) return found
  throw new Refusal(404, 'noise_threshold_not_found', 'Noise threshold not found')
}

function readTime(read: ParamReader, name: 'starts_daily_at' | 'ends_daily_at', present?: NoiseThreshold): string {
  const time = present ? read.optionalText(name) : read.text(name)
  if (time && !parseTimeOfDay(time)) {
    read.refuse(name, 'Must be a time of day and its zone, such as 20:00:00[America/Los_Angeles]')
  }
  return time ?? present?.[name] ?? ''
}

/** Reads what a threshold is to be, over what it is. */
function readDraft(read: ParamReader, present?: NoiseThreshold): NoiseThresholdDraft {
  const name = read.optionalText('name', { min: 1 }) ?? (read.isNull('name') ? '' : (present?.name ?? ''))
  const given = {
    decibels: read.optionalNumber('noise_threshold_decibels', DECIBELS),
    riskScore: read.optionalNumber('noise_threshold_nrs', RISK_SCORE)
  }
  if (given.decibels !== undefined && given.riskScore !== undefined) {
    read.refuse('noise_threshold_nrs', 'Cannot be given together with noise_threshold_decibels')
  }
  const decibels = given.decibels ?? present?.noise_threshold_decibels
  const riskScore = given.riskScore ?? present?.noise_threshold_nrs
  if (decibels === undefined && riskScore === undefined) read.refuse('noise_threshold_decibels', 'Required')
  return {
    name,
    starts_daily_at: readTime(read, 'starts_daily_at', present),
    ends_daily_at: readTime(read, 'ends_daily_at', present),
    noise_threshold_decibels: decibels ?? riskScore ?? 0,
    ...(riskScore !== undefined && { noise_threshold_nrs: riskScore })
  }
}

/** Nothing can be told to a sensor that is offline. */
function reach(device: DeviceRecord): void {
  if (!device.properties.online) throw new Refusal(400, 'device_offline', 'The device is offline.')
}

/** Noise sensors and their thresholds, which change at once. */
export const noiseSensorRoutes: Routes = {
  '/noise_sensors/list': listDevices(isNoiseSensor),
  '/noise_sensors/noise_thresholds/list': route(
    'POST',
    (read) => ({ device: read.text('device_id'), isProgrammed: read.optionalFlag('is_programmed') }),
    (call) => {
      const { thresholds } = call.state.noise.of(findNoiseSensor(call, call.params.device))
      return { noise_thresholds: call.params.isProgrammed === false ? [] : thresholds }
    }
  ),
  '/noise_sensors/noise_thresholds/get': route('POST', readThreshold, (call) => ({
    noise_threshold: findThreshold(call, call.params).threshold
  })),
  '/noise_sensors/noise_thresholds/create': {
    method: 'POST',
    answer(call, values) {
      const device = findNoiseSensor(
        call,
        readParams(values, (read) => read.text('device_id'))
      )
      const draft = readParams(values, (read) => readDraft(read))
      reach(device)
      return { noise_threshold: call.state.noise.create(device, draft) }
    }
  },
  '/noise_sensors/noise_thresholds/update': {
    method: 'PUT',
    answer(call, values) {
      const { device, threshold } = findThreshold(call, readParams(values, readThreshold))
      const draft = readParams(values, (read) => readDraft(read, threshold))
      reach(device)
      call.state.noise.update(device, threshold, draft)
      return {}
    }
  },
  '/noise_sensors/noise_thresholds/delete': route('POST', readThreshold, (call) => {
    const { device, threshold } = findThreshold(call, call.params)
    reach(device)
    call.state.noise.remove(device, threshold)
    return {}
  }),
  '/noise_sensors/simulate/trigger_noise_threshold': route(
    'POST',
    (read) => read.text('device_id'),
    (call) => {
      const device = findNoiseSensor(call, call.params)
      reach(device)
      if (call.state.noise.of(device).thresholds.length === 0) {
        throw new Refusal(404, 'noise_threshold_not_found', 'The device has no noise threshold.')
      }
      call.state.noise.trigger(device)
      return {}
    }
  )
}
