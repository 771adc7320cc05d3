import type { NoiseSensorEvent, NoiseThreshold } from '../client/resources.js'
import type { Agenda } from './agenda.js'
import type { DeviceRecord } from './data/device-record.js'
import { noiseThresholdId, setNoise } from './data/noise-sensor.js'
import { makeNoiseThresholds } from './data/noise-thresholds.js'
import { DAY, noisesOn, type Noise } from './data/noises.js'
import { isWithin, parseTimeOfDay } from './data/time-of-day.js'
import { WORKSPACE_ID } from './data/workspace.js'
import type { Devices } from './devices.js'

/** How many days before the sandbox was made its sensors began to listen. */
const PAST_DAYS = 32
/** Milliseconds since when a sample has been noisy that is so from the beginning. */
const NOISY_SINCE = 4 * 60_000
/** Milliseconds for which a noise lasts that is made on demand. */
const SIMULATED = 60_000
/** How loud it is where a sample is noisy from the beginning, and later no more. */
const CALM = 42.4

/** What a person decides about a threshold. */
export type NoiseThresholdDraft = Omit<NoiseThreshold, 'noise_threshold_id' | 'device_id'>

/** What is known of the noise at a sensor. */
interface Hearing {
  device: DeviceRecord
  thresholds: NoiseThreshold[]
  /** When a threshold was triggered, the newest first. */
  events: NoiseSensorEvent[]
  /** How loud it is when nothing is to be heard. */
  calm: number
  created: number
  /** What is to be heard at the moment. */
  noise?: Noise
}

/** The noise at all sensors; that at a sensor is made up when it is first asked for, and goes on from then. */
export interface NoiseRecords {
  of(device: DeviceRecord): Hearing
  findThreshold(id: string): { device: DeviceRecord; threshold: NoiseThreshold } | undefined
  findEvent(id: string): { device: DeviceRecord; event: NoiseSensorEvent } | undefined
  create(device: DeviceRecord, draft: NoiseThresholdDraft): NoiseThreshold
  update(device: DeviceRecord, threshold: NoiseThreshold, draft: NoiseThresholdDraft): void
  remove(device: DeviceRecord, threshold: NoiseThreshold): void
  /** Lets it be too loud at a sensor for a minute, by its first threshold. */
  trigger(device: DeviceRecord): void
}

/** Whether a device is a noise sensor. */
export const isNoiseSensor = ({ properties }: DeviceRecord): boolean => properties.noise_level_decibels !== undefined

function isExceeded(threshold: NoiseThreshold, { at, decibels }: Noise): boolean {
  const { noise_threshold_decibels: limit, starts_daily_at: start, ends_daily_at: end } = threshold
  const [from, to] = [parseTimeOfDay(start), parseTimeOfDay(end)]
  return decibels > limit && from !== undefined && to !== undefined && isWithin(at, from, to)
}

interface NoiseRecordsOptions {
  seed: number
  start: number
  devices: Devices
  agenda: Agenda
}

/** The noise that there was in the month before a sandbox was made, and what is to be heard in the course of time. */
export function createNoiseRecords({ seed, start, devices, agenda }: NoiseRecordsOptions): NoiseRecords {
  const hearings = new Map<string, Hearing>()

  function record({ device, events }: Hearing, { at, decibels }: Noise, threshold: NoiseThreshold): void {
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

  const recordAll = (hearing: Hearing, noise: Noise): string[] =>
    hearing.thresholds
      .filter((threshold) => isExceeded(threshold, noise))
      .map((threshold) => {
        record(hearing, noise, threshold)
        return threshold.noise_threshold_id
      })

  /** The sensor shows a noise until it is over, or until the next one. */
  function sound(hearing: Hearing, noise: Noise, triggered: string[]): void {
    hearing.noise = noise
    setNoise(hearing.device, noise.decibels, triggered)
    agenda.schedule(noise.until, () => {
      if (hearing.noise === noise) setNoise(hearing.device, hearing.calm, [])
    })
  }

  function hear(hearing: Hearing, noise: Noise): void {
    if (hearing.device.properties.online) sound(hearing, noise, recordAll(hearing, noise))
  }

  function plan(hearing: Hearing, day: number): void {
    for (const noise of noisesOn(day, hearing.device, seed)) {
      if (noise.at > agenda.now) agenda.schedule(noise.at, () => hear(hearing, noise))
    }
    agenda.schedule(day * DAY, () => plan(hearing, day + 1))
  }

  function begin(hearing: Hearing): void {
    const { device, thresholds } = hearing
    const today = Math.floor(agenda.now / DAY)
    const noises: Noise[] = []
    for (let day = Math.floor(start / DAY) - PAST_DAYS; day <= today + 1; day++) {
      noises.push(...noisesOn(day, device, seed))
    }
    const triggered = device.properties.currently_triggering_noise_threshold_ids ?? []
    const since = start - NOISY_SINCE
    const present = { at: since, until: start, decibels: device.properties.noise_level_decibels ?? 0 }
    if (triggered.length > 0) noises.push(present)
    for (const noise of noises.sort((one, other) => one.at - other.at)) {
      if (noise === present) for (const threshold of thresholds.slice(0, 1)) record(hearing, noise, threshold)
      else if (noise.at <= agenda.now) recordAll(hearing, noise)
      else agenda.schedule(noise.at, () => hear(hearing, noise))
    }
    agenda.schedule((today + 1) * DAY, () => plan(hearing, today + 2))
  }

  function of(device: DeviceRecord): Hearing {
    const known = hearings.get(device.device_id)
    if (known) return known
    const { noise_level_decibels: level, currently_triggering_noise_threshold_ids: triggered } = device.properties
    const calm = triggered?.length ? CALM : (device.properties.noiseaware_metadata?.noise_level_decibel ?? level ?? 0)
    const thresholds = makeNoiseThresholds(device, seed)
    const hearing = { device, thresholds, events: [], calm, created: thresholds.length }
    hearings.set(device.device_id, hearing)
    begin(hearing)
    return hearing
  }

  /** The hearing to which something with such an id belongs. */
  function ofId(pattern: RegExp, id: string): Hearing | undefined {
    const device = devices.ofPart(pattern.exec(id)?.[1])
    return device && isNoiseSensor(device) ? of(device) : undefined
  }

  return {
    of,
    findThreshold(id) {
      const hearing = ofId(/^noise_threshold_(.+)_\d+$/, id)
      const threshold = hearing?.thresholds.find((threshold) => threshold.noise_threshold_id === id)
      return hearing && threshold && { device: hearing.device, threshold }
    },
    findEvent(id) {
      const hearing = ofId(/^event_(.+)_\d+$/, id)
      const event = hearing?.events.find((event) => event.event_id === id)
      return hearing && event && { device: hearing.device, event }
    },
    create(device, draft) {
      const hearing = of(device)
      const id = noiseThresholdId(device.device_id, ++hearing.created)
      const threshold = { noise_threshold_id: id, device_id: device.device_id, ...draft }
      hearing.thresholds.push(threshold)
      return threshold
    },
    update(device, { noise_threshold_id: id }, draft) {
      const hearing = of(device)
      hearing.thresholds = hearing.thresholds.map((threshold) =>
        threshold.noise_threshold_id === id
          ? { noise_threshold_id: id, device_id: device.device_id, ...draft }
          : threshold
      )
    },
    remove(device, threshold) {
      const { thresholds } = of(device)
      thresholds.splice(thresholds.indexOf(threshold), 1)
      const { properties } = device
      properties.currently_triggering_noise_threshold_ids =
        properties.currently_triggering_noise_threshold_ids?.filter((id) => id !== threshold.noise_threshold_id) ?? []
    },
    trigger(device) {
      const hearing = of(device)
      const [threshold] = hearing.thresholds
      if (!threshold) return
      const at = agenda.now
      const noise = { at, until: at + SIMULATED, decibels: threshold.noise_threshold_decibels + 6 }
      record(hearing, noise, threshold)
      sound(hearing, noise, [threshold.noise_threshold_id])
    }
  }
}
