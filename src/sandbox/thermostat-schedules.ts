import type { ThermostatSchedule } from '../client/resources.js'
import type { Agenda } from './agenda.js'
import { applyPreset, presetsOf } from './climate.js'
import type { DeviceRecord } from './data/device-record.js'
import {
  makeThermostatSchedules,
  scheduleId,
  thermostatSchedule,
  type ThermostatScheduleDraft
} from './data/thermostat-schedules.js'
import type { Devices } from './devices.js'

/** What is planned for a thermostat. */
interface Plan {
  schedules: ThermostatSchedule[]
  created: number
}

interface Found {
  device: DeviceRecord
  schedule: ThermostatSchedule
}

/** The schedules of all thermostats; those of one are made up when they are first asked for, and kept to from then on. */
export interface ThermostatSchedules {
  of(device: DeviceRecord): readonly ThermostatSchedule[]
  find(id: string): Found | undefined
  create(device: DeviceRecord, draft: ThermostatScheduleDraft): ThermostatSchedule
  update(found: Found, draft: ThermostatScheduleDraft): void
  remove(found: Found): void
}

interface Options {
  start: number
  devices: Devices
  agenda: Agenda
}

/** The schedules that thermostats begin with, which turn their presets on and off in the course of time. */
export function createThermostatSchedules({ start, devices, agenda }: Options): ThermostatSchedules {
  const plans = new Map<string, Plan>()

  const turnOn = (device: DeviceRecord, key: string | null | undefined): void => {
    const preset = presetsOf(device).find((preset) => preset.climate_preset_key === key)
    if (preset && device.properties.online) applyPreset(device, preset)
  }

  /** The schedule that began last is the one in force. */
  const activeOf = ({ schedules }: Plan): ThermostatSchedule | undefined =>
    schedules
      .filter(({ starts_at, ends_at }) => Date.parse(starts_at) <= agenda.now && agenda.now < Date.parse(ends_at))
      .sort((one, other) => Date.parse(other.starts_at) - Date.parse(one.starts_at))[0]

  function keepTo(device: DeviceRecord, plan: Plan): void {
    const { properties } = device
    const active = activeOf(plan)
    const before = properties.active_thermostat_schedule
    properties.active_thermostat_schedule = active ?? null
    properties.active_thermostat_schedule_id = active?.thermostat_schedule_id ?? null
    if (active && active.climate_preset_key !== before?.climate_preset_key) turnOn(device, active.climate_preset_key)
    if (!active && before) turnOn(device, properties.fallback_climate_preset_key)
  }

  function follow(device: DeviceRecord, plan: Plan): void {
    keepTo(device, plan)
    for (const moment of plan.schedules.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]).map(Date.parse)) {
      if (moment > agenda.now) agenda.schedule(moment, () => keepTo(device, plan))
    }
  }

  function planOf(device: DeviceRecord): Plan {
    const known = plans.get(device.device_id)
    if (known) return known
    const schedules = makeThermostatSchedules(device, start, devices.describedSchedules(device))
    const plan = { schedules, created: schedules.length }
    plans.set(device.device_id, plan)
    // Its preset was turned on when it began; what the thermostat is set to was set since.
    device.properties.active_thermostat_schedule = activeOf(plan) ?? null
    follow(device, plan)
    return plan
  }

  function change(
    device: DeviceRecord,
    make: (schedules: readonly ThermostatSchedule[]) => ThermostatSchedule[]
  ): void {
    const plan = planOf(device)
    plan.schedules = make(plan.schedules)
    follow(device, plan)
  }

  return {
    of: (device) => planOf(device).schedules,
    find(id) {
      const device = devices.ofPart(/^schedule_(.+)_\d+$/.exec(id)?.[1])
      const schedule = device && planOf(device).schedules.find((each) => each.thermostat_schedule_id === id)
      return device && schedule && { device, schedule }
    },
    create(device, draft) {
      const plan = planOf(device)
      plan.created += 1
      const createdAt = new Date(agenda.now).toISOString()
      const id = scheduleId(device.device_id, plan.created)
      const schedule = thermostatSchedule({ device_id: device.device_id, created_at: createdAt }, id, draft)
      change(device, (schedules) => [...schedules, schedule])
      return schedule
    },
    update({ device, schedule }, draft) {
      const changed = { ...schedule, ...draft }
      change(device, (schedules) => schedules.map((each) => (each === schedule ? changed : each)))
    },
    remove({ device, schedule }) {
      change(device, (schedules) => schedules.filter((each) => each !== schedule))
    }
  }
}
