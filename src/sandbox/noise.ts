import type { NoiseSensorEvent, NoiseThreshold } from '../client/resources.js'
import { type DeviceRecord, itemId } from './data/device-record.js'
import { type Noise, noisesOnDay, noiseThresholdId, setNoise } from './data/noise-sensor.js'
import { createInitialNoiseThresholds } from './data/noise-thresholds.js'
import { DAY, isWithin, MINUTE, parseTimeOfDay } from './data/time.js'
import { WORKSPACE_ID } from './data/workspace.js'
import { type DeviceItems, itemFinder, perDevice, type SandboxBase } from './device-items.js'
import { RequestError } from './request-error.js'

/** Number of days with noise before the sandbox was created. */
const PAST_DAYS = 32
/** How long the noisy sample has been noisy, in ms. */
const NOISY_SAMPLE_AGE = 4 * MINUTE
/** Duration of a simulated noise, in ms. */
const SIMULATED_DURATION = MINUTE
/** Noise level of the noisy sample after the noise has ended, in dB. */
const QUIET_LEVEL = 42.4

/** The fields of a threshold that the user can edit. */
export type NoiseThresholdDraft = Omit<NoiseThreshold, 'noise_threshold_id' | 'device_id'>

interface SensorState {
  device: DeviceRecord
  thresholds: NoiseThreshold[]
  /** Noise events, newest first. */
  events: NoiseSensorEvent[]
  /** Noise level while there is no noise, in dB. */
  quietLevel: number
  createdCount: number
  noise?: Noise
}

export const isNoiseSensor = ({ properties }: DeviceRecord): boolean => properties.noise_level_decibels !== undefined

function isExceeded(threshold: NoiseThreshold, { at, decibels }: Noise): boolean {
  const { noise_threshold_decibels: limit, starts_daily_at: start, ends_daily_at: end } = threshold
  const [from, to] = [parseTimeOfDay(start), parseTimeOfDay(end)]
  return decibels > limit && from !== undefined && to !== undefined && isWithin(at, from, to)
}

function requireOnline({ properties }: DeviceRecord): void {
  if (!properties.online) throw new RequestError(400, 'device_offline', 'The device is offline.')
}

/**
 * Creates the noise sensors of a new sandbox, with the noise of the last month, and simulates further noise. A sensor
 * starts when it is first read.
 */
export function createNoiseSensors({ seed, start, devices, scheduler }: SandboxBase) {
  function record({ device, events }: SensorState, { at, decibels }: Noise, threshold: NoiseThreshold): void {
    const { noise_threshold_id, name, noise_threshold_nrs: riskScore } = threshold
    const time = new Date(at).toISOString()
    events.unshift({
      event_id: itemId('event', device.device_id, events.length + 1),
      event_type: 'noise_sensor.noise_threshold_triggered',
      event_description: 'A noise threshold was triggered.',
      occurred_at: time,
      created_at: time,
      workspace_id: WORKSPACE_ID,
      device_id: device.device_id,
      connected_account_id: device.connected_account_id,
      noise_threshold_id,
      ...(name && { noise_threshold_name: name }),
      noise_level_decibels: decibels,
      ...(riskScore !== undefined && { noise_level_nrs: riskScore + 10 })
    })
  }

  const recordExceeded = (sensor: SensorState, noise: Noise): string[] =>
    sensor.thresholds
      .filter((threshold) => isExceeded(threshold, noise))
      .map((threshold) => {
        record(sensor, noise, threshold)
        return threshold.noise_threshold_id
      })

  /** Shows a noise until it ends or another one starts. */
  function showNoise(sensor: SensorState, noise: Noise, triggered: string[]): void {
    sensor.noise = noise
    setNoise(sensor.device, noise.decibels, triggered)
    scheduler.schedule(noise.until, () => {
      if (sensor.noise === noise) setNoise(sensor.device, sensor.quietLevel, [])
    })
  }

  function playNoise(sensor: SensorState, noise: Noise): void {
    if (sensor.device.properties.online) showNoise(sensor, noise, recordExceeded(sensor, noise))
  }

  function scheduleDay(sensor: SensorState, day: number): void {
    for (const noise of noisesOnDay(day, sensor.device, seed)) {
      if (noise.at > scheduler.now) scheduler.schedule(noise.at, () => playNoise(sensor, noise))
    }
    scheduler.schedule(day * DAY, () => scheduleDay(sensor, day + 1))
  }

  function startSensor(device: DeviceRecord, sensor: SensorState): void {
    const today = Math.floor(scheduler.now / DAY)
    const noises: Noise[] = []
    for (let day = Math.floor(start / DAY) - PAST_DAYS; day <= today + 1; day++) {
      noises.push(...noisesOnDay(day, device, seed))
    }
    const triggered = device.properties.currently_triggering_noise_threshold_ids ?? []
    const since = start - NOISY_SAMPLE_AGE
    const currentNoise = { at: since, until: start, decibels: device.properties.noise_level_decibels ?? 0 }
    if (triggered.length > 0) noises.push(currentNoise)
    for (const noise of noises.sort((first, second) => first.at - second.at)) {
      if (noise === currentNoise)
        for (const threshold of sensor.thresholds.slice(0, 1)) record(sensor, noise, threshold)
      else if (noise.at <= scheduler.now) recordExceeded(sensor, noise)
      else scheduler.schedule(noise.at, () => playNoise(sensor, noise))
    }
    scheduler.schedule((today + 1) * DAY, () => scheduleDay(sensor, today + 2))
  }

  const get = perDevice((device): SensorState => {
    const { noise_level_decibels: level, currently_triggering_noise_threshold_ids: triggered } = device.properties
    const quietLevel = triggered?.length
      ? QUIET_LEVEL
      : (device.properties.noiseaware_metadata?.noise_level_decibel ?? level ?? 0)
    const thresholds = createInitialNoiseThresholds(device, seed)
    return { device, thresholds, events: [], quietLevel, createdCount: thresholds.length }
  }, startSensor)

  const listThresholds = (device: DeviceRecord): NoiseThreshold[] =>
    isNoiseSensor(device) ? get(device).thresholds : []
  const listEvents = (device: DeviceRecord): NoiseSensorEvent[] => (isNoiseSensor(device) ? get(device).events : [])

  const thresholds: DeviceItems<NoiseThreshold, NoiseThresholdDraft> = {
    list: listThresholds,
    find: itemFinder(devices, ['noise_threshold', 'noise_threshold_id'], listThresholds),
    create(device, draft) {
      requireOnline(device)
      const sensor = get(device)
      const { device_id } = device
      const threshold = { noise_threshold_id: noiseThresholdId(device_id, ++sensor.createdCount), device_id, ...draft }
      sensor.thresholds.push(threshold)
      return threshold
    },
    update({ device, item }, draft) {
      requireOnline(device)
      const list = listThresholds(device)
      list[list.indexOf(item)] = { ...item, ...draft }
      return {}
    },
    remove({ device, item }) {
      requireOnline(device)
      const list = listThresholds(device)
      list.splice(list.indexOf(item), 1)
      const { properties } = device
      properties.currently_triggering_noise_threshold_ids =
        properties.currently_triggering_noise_threshold_ids?.filter((id) => id !== item.noise_threshold_id) ?? []
    }
  }

  return {
    thresholds,
    listEvents,
    findEvent: itemFinder(devices, ['event', 'event_id'], listEvents),
    /** Simulates a noise of one minute above the first threshold. @throws {RequestError} if it is not possible */
    trigger(device: DeviceRecord): void {
      requireOnline(device)
      const sensor = get(device)
      const [threshold] = sensor.thresholds
      if (!threshold) throw new RequestError(404, 'noise_threshold_not_found', 'The device has no noise threshold.')
      const at = scheduler.now
      const noise = { at, until: at + SIMULATED_DURATION, decibels: threshold.noise_threshold_decibels + 6 }
      record(sensor, noise, threshold)
      showNoise(sensor, noise, [threshold.noise_threshold_id])
    }
  }
}
