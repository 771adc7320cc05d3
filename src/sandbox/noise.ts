import type { NoiseSensorEvent, NoiseThreshold } from '../client/resources.js'
import type { Scheduler } from './scheduler.js'
import type { DeviceRecord } from './data/device-record.js'
import { noiseThresholdId, setNoise } from './data/noise-sensor.js'
import { createInitialNoiseThresholds } from './data/noise-thresholds.js'
import { DAY, noisesOnDay, type Noise } from './data/noises.js'
import { isWithin, parseTimeOfDay } from './data/time-of-day.js'
import { WORKSPACE_ID } from './data/workspace.js'
import type { Devices } from './devices.js'

/** Number of days with noise before the sandbox was created. */
const PAST_DAYS = 32
/** How long the noisy sample has been noisy, in ms. */
const NOISY_SAMPLE_AGE = 4 * 60_000
/** Duration of a simulated noise, in ms. */
const SIMULATED_DURATION = 60_000
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

/** The state of all noise sensors. A sensor starts when it is first read. */
export interface NoiseSensors {
  get(device: DeviceRecord): SensorState
  findThreshold(id: string): { device: DeviceRecord; threshold: NoiseThreshold } | undefined
  findEvent(id: string): { device: DeviceRecord; event: NoiseSensorEvent } | undefined
  create(device: DeviceRecord, draft: NoiseThresholdDraft): NoiseThreshold
  update(device: DeviceRecord, threshold: NoiseThreshold, draft: NoiseThresholdDraft): void
  remove(device: DeviceRecord, threshold: NoiseThreshold): void
  /** Simulates a noise of one minute above the first threshold. */
  trigger(device: DeviceRecord): void
}

export const isNoiseSensor = ({ properties }: DeviceRecord): boolean => properties.noise_level_decibels !== undefined

function isExceeded(threshold: NoiseThreshold, { at, decibels }: Noise): boolean {
  const { noise_threshold_decibels: limit, starts_daily_at: start, ends_daily_at: end } = threshold
  const [from, to] = [parseTimeOfDay(start), parseTimeOfDay(end)]
  return decibels > limit && from !== undefined && to !== undefined && isWithin(at, from, to)
}

interface NoiseSensorsOptions {
  seed: number
  start: number
  devices: Devices
  scheduler: Scheduler
}

/** Creates the noise sensors of a new sandbox, with the noise of the last month, and simulates further noise. */
export function createNoiseSensors({ seed, start, devices, scheduler }: NoiseSensorsOptions): NoiseSensors {
  const sensors = new Map<string, SensorState>()

  function record({ device, events }: SensorState, { at, decibels }: Noise, threshold: NoiseThreshold): void {
    const { noise_threshold_id, name, noise_threshold_nrs: riskScore } = threshold
    const time = new Date(at).toISOString()
    events.unshift({
      event_id: `event_${device.device_id.replace('device_', '')}_${events.length + 1}`,
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

  function startSensor(sensor: SensorState): void {
    const { device, thresholds } = sensor
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
      if (noise === currentNoise) for (const threshold of thresholds.slice(0, 1)) record(sensor, noise, threshold)
      else if (noise.at <= scheduler.now) recordExceeded(sensor, noise)
      else scheduler.schedule(noise.at, () => playNoise(sensor, noise))
    }
    scheduler.schedule((today + 1) * DAY, () => scheduleDay(sensor, today + 2))
  }

  function get(device: DeviceRecord): SensorState {
    const existing = sensors.get(device.device_id)
    if (existing) return existing
    const { noise_level_decibels: level, currently_triggering_noise_threshold_ids: triggered } = device.properties
    const quietLevel = triggered?.length
      ? QUIET_LEVEL
      : (device.properties.noiseaware_metadata?.noise_level_decibel ?? level ?? 0)
    const thresholds = createInitialNoiseThresholds(device, seed)
    const sensor = { device, thresholds, events: [], quietLevel, createdCount: thresholds.length }
    sensors.set(device.device_id, sensor)
    startSensor(sensor)
    return sensor
  }

  /** Finds the sensor whose id is contained in the id of another resource. */
  function findSensor(pattern: RegExp, id: string): SensorState | undefined {
    const device = devices.findByIdPart(pattern.exec(id)?.[1])
    return device && isNoiseSensor(device) ? get(device) : undefined
  }

  return {
    get,
    findThreshold(id) {
      const sensor = findSensor(/^noise_threshold_(.+)_\d+$/, id)
      const threshold = sensor?.thresholds.find((threshold) => threshold.noise_threshold_id === id)
      return sensor && threshold && { device: sensor.device, threshold }
    },
    findEvent(id) {
      const sensor = findSensor(/^event_(.+)_\d+$/, id)
      const event = sensor?.events.find((event) => event.event_id === id)
      return sensor && event && { device: sensor.device, event }
    },
    create(device, draft) {
      const sensor = get(device)
      const id = noiseThresholdId(device.device_id, ++sensor.createdCount)
      const threshold = { noise_threshold_id: id, device_id: device.device_id, ...draft }
      sensor.thresholds.push(threshold)
      return threshold
    },
    update(device, { noise_threshold_id: id }, draft) {
      const sensor = get(device)
      sensor.thresholds = sensor.thresholds.map((threshold) =>
        threshold.noise_threshold_id === id
          ? { noise_threshold_id: id, device_id: device.device_id, ...draft }
          : threshold
      )
    },
    remove(device, threshold) {
      const { thresholds } = get(device)
      thresholds.splice(thresholds.indexOf(threshold), 1)
      const { properties } = device
      properties.currently_triggering_noise_threshold_ids =
        properties.currently_triggering_noise_threshold_ids?.filter((id) => id !== threshold.noise_threshold_id) ?? []
    },
    trigger(device) {
      const sensor = get(device)
      const [threshold] = sensor.thresholds
      if (!threshold) return
      const at = scheduler.now
      const noise = { at, until: at + SIMULATED_DURATION, decibels: threshold.noise_threshold_decibels + 6 }
      record(sensor, noise, threshold)
      showNoise(sensor, noise, [threshold.noise_threshold_id])
    }
  }
}
