import type { ThermostatSchedule } from '../client/resources.js'
import { applyPreset, findPreset, getPresets } from './climate.js'
import { type DeviceRecord, itemId } from './data/device-record.js'
import {
  createInitialSchedules,
  SCHEDULE_PREFIX,
  type ThermostatScheduleDraft,
  thermostatSchedule
} from './data/thermostat-schedules.js'
import { type DeviceItems, itemFinder, perDevice, type SandboxBase } from './device-items.js'

type ThermostatSchedules = DeviceItems<ThermostatSchedule, ThermostatScheduleDraft>

/** Creates the schedules of a new sandbox, and activates their presets when they start and end. */
export function createThermostatSchedules({ start, devices, scheduler }: SandboxBase): ThermostatSchedules {
  const createdCounts = new Map<string, number>()

  const activatePreset = (device: DeviceRecord, key: string | null | undefined): void => {
    const preset = getPresets(device).find((preset) => preset.climate_preset_key === key)
    if (preset && device.properties.online) applyPreset(device, preset)
  }

  /** If schedules overlap, the one that started last applies. */
  const getActive = (schedules: readonly ThermostatSchedule[]): ThermostatSchedule | undefined =>
    schedules
      .filter(({ starts_at, ends_at }) => Date.parse(starts_at) <= scheduler.now && scheduler.now < Date.parse(ends_at))
      .sort((first, second) => Date.parse(second.starts_at) - Date.parse(first.starts_at))[0]

  function applyActive(device: DeviceRecord): void {
    const { properties } = device
    const active = getActive(list(device))
    const previous = properties.active_thermostat_schedule
    properties.active_thermostat_schedule = active ?? null
    properties.active_thermostat_schedule_id = active?.thermostat_schedule_id ?? null
    if (active && active.climate_preset_key !== previous?.climate_preset_key)
      activatePreset(device, active.climate_preset_key)
    if (!active && previous) activatePreset(device, properties.fallback_climate_preset_key)
  }

  function scheduleChanges(device: DeviceRecord): void {
    applyActive(device)
    for (const time of list(device)
      .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
      .map(Date.parse)) {
      if (time > scheduler.now) scheduler.schedule(time, () => applyActive(device))
    }
  }

  const list = perDevice(
    (device) => createInitialSchedules(device, start, devices.configured?.schedules.get(device.device_id)),
    (device, schedules) => {
      // Its preset was activated when it started. The current setting may have been changed since, so keep it.
      device.properties.active_thermostat_schedule = getActive(schedules) ?? null
      createdCounts.set(device.device_id, schedules.length)
      scheduleChanges(device)
    }
  )

  return {
    list,
    find: itemFinder(devices, [SCHEDULE_PREFIX, 'thermostat_schedule_id'], list),
    create(device, draft) {
      findPreset(device, draft.climate_preset_key)
      const schedules = list(device)
      const number = (createdCounts.get(device.device_id) ?? 0) + 1
      createdCounts.set(device.device_id, number)
      const createdAt = new Date(scheduler.now).toISOString()
      const id = itemId(SCHEDULE_PREFIX, device.device_id, number)
      const schedule = thermostatSchedule({ device_id: device.device_id, created_at: createdAt }, id, draft)
      schedules.push(schedule)
      scheduleChanges(device)
      return schedule
    },
    update({ device, item }, draft) {
      findPreset(device, draft.climate_preset_key)
      const schedules = list(device)
      schedules[schedules.indexOf(item)] = { ...item, ...draft }
      scheduleChanges(device)
      return {}
    },
    remove({ device, item }) {
      const schedules = list(device)
      schedules.splice(schedules.indexOf(item), 1)
      scheduleChanges(device)
    }
  }
}
