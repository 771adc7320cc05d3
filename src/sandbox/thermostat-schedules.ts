import type { ThermostatSchedule } from '../client/resources.js'
import type { Scheduler } from './scheduler.js'
import { applyPreset, getPresets } from './climate.js'
import type { DeviceRecord } from './data/device-record.js'
import {
  createInitialSchedules,
  scheduleId,
  thermostatSchedule,
  type ThermostatScheduleDraft
} from './data/thermostat-schedules.js'
import type { Devices } from './devices.js'

interface DeviceSchedules {
  schedules: ThermostatSchedule[]
  createdCount: number
}

interface ScheduleMatch {
  device: DeviceRecord
  schedule: ThermostatSchedule
}

/** The schedules of all thermostats. Initial schedules are created when a thermostat's schedules are first read. */
export interface ThermostatSchedules {
  list(device: DeviceRecord): readonly ThermostatSchedule[]
  find(id: string): ScheduleMatch | undefined
  create(device: DeviceRecord, draft: ThermostatScheduleDraft): ThermostatSchedule
  update(match: ScheduleMatch, draft: ThermostatScheduleDraft): void
  remove(match: ScheduleMatch): void
}

interface Options {
  start: number
  devices: Devices
  scheduler: Scheduler
}

/** Creates the schedules of a new sandbox, and activates their presets when they start and end. */
export function createThermostatSchedules({ start, devices, scheduler }: Options): ThermostatSchedules {
  const schedulesByDevice = new Map<string, DeviceSchedules>()

  const activatePreset = (device: DeviceRecord, key: string | null | undefined): void => {
    const preset = getPresets(device).find((preset) => preset.climate_preset_key === key)
    if (preset && device.properties.online) applyPreset(device, preset)
  }

  /** If schedules overlap, the one that started last applies. */
  const getActive = ({ schedules }: DeviceSchedules): ThermostatSchedule | undefined =>
    schedules
      .filter(({ starts_at, ends_at }) => Date.parse(starts_at) <= scheduler.now && scheduler.now < Date.parse(ends_at))
      .sort((first, second) => Date.parse(second.starts_at) - Date.parse(first.starts_at))[0]

  function applyActive(device: DeviceRecord, entry: DeviceSchedules): void {
    const { properties } = device
    const active = getActive(entry)
    const previous = properties.active_thermostat_schedule
    properties.active_thermostat_schedule = active ?? null
    properties.active_thermostat_schedule_id = active?.thermostat_schedule_id ?? null
    if (active && active.climate_preset_key !== previous?.climate_preset_key)
      activatePreset(device, active.climate_preset_key)
    if (!active && previous) activatePreset(device, properties.fallback_climate_preset_key)
  }

  function scheduleChanges(device: DeviceRecord, entry: DeviceSchedules): void {
    applyActive(device, entry)
    for (const time of entry.schedules.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]).map(Date.parse)) {
      if (time > scheduler.now) scheduler.schedule(time, () => applyActive(device, entry))
    }
  }

  function getSchedules(device: DeviceRecord): DeviceSchedules {
    const existing = schedulesByDevice.get(device.device_id)
    if (existing) return existing
    const schedules = createInitialSchedules(device, start, devices.configuredSchedules(device))
    const entry = { schedules, createdCount: schedules.length }
    schedulesByDevice.set(device.device_id, entry)
    // Its preset was activated when it started. The current setting may have been changed since, so keep it.
    device.properties.active_thermostat_schedule = getActive(entry) ?? null
    scheduleChanges(device, entry)
    return entry
  }

  function updateSchedules(
    device: DeviceRecord,
    update: (schedules: readonly ThermostatSchedule[]) => ThermostatSchedule[]
  ): void {
    const entry = getSchedules(device)
    entry.schedules = update(entry.schedules)
    scheduleChanges(device, entry)
  }

  return {
    list: (device) => getSchedules(device).schedules,
    find(id) {
      const device = devices.findByIdPart(/^schedule_(.+)_\d+$/.exec(id)?.[1])
      const schedule = device && getSchedules(device).schedules.find((each) => each.thermostat_schedule_id === id)
      return device && schedule && { device, schedule }
    },
    create(device, draft) {
      const entry = getSchedules(device)
      entry.createdCount += 1
      const createdAt = new Date(scheduler.now).toISOString()
      const id = scheduleId(device.device_id, entry.createdCount)
      const schedule = thermostatSchedule({ device_id: device.device_id, created_at: createdAt }, id, draft)
      updateSchedules(device, (schedules) => [...schedules, schedule])
      return schedule
    },
    update({ device, schedule }, draft) {
      const changed = { ...schedule, ...draft }
      updateSchedules(device, (schedules) => schedules.map((each) => (each === schedule ? changed : each)))
    },
    remove({ device, schedule }) {
      updateSchedules(device, (schedules) => schedules.filter((each) => each !== schedule))
    }
  }
}
