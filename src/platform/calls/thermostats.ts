import type {
  ActionAttempt,
  ClimatePresetMode,
  Device,
  EcobeeClimate,
  FanMode,
  HvacMode,
  TemperatureThreshold,
  ThermostatDailyProgram,
  ThermostatDailyProgramPeriod,
  ThermostatDeviceType,
  ThermostatManufacturerName,
  ThermostatSchedule,
  ThermostatWeeklyProgram
} from '../resources.js'
import type { AtLeastOne } from './at-least-one.js'
import type { Call, Moment, OptionalCall } from './call.js'
import type { DeviceIdOrName, LimitedDeviceFilter } from './devices.js'

interface Thermostat {
  device_id: string
}

interface Synchronous {
  /** Whether the platform answers only when the thermostat is done. @default false */
  sync?: boolean
}

/** To how much to heat: one of the two units is enough. */
interface HeatingPoint {
  heating_set_point_fahrenheit?: number
  heating_set_point_celsius?: number
}

/** To how much to cool: one of the two units is enough. */
interface CoolingPoint {
  cooling_set_point_fahrenheit?: number
  cooling_set_point_celsius?: number
}

/** A mode, with the set points that it has. */
type Mode<Name extends string> =
  | (Thermostat & Record<Name, 'off'>)
  | (Thermostat & Record<Name, 'heat'> & HeatingPoint)
  | (Thermostat & Record<Name, 'cool'> & CoolingPoint)
  | (Thermostat & Record<Name, 'heat_cool'> & HeatingPoint & CoolingPoint)

interface PresetReference extends Thermostat {
  climate_preset_key: string
}

interface PresetParameters extends PresetReference, HeatingPoint, CoolingPoint {
  /** Shown instead of the key. */
  name?: string | null
  climate_preset_mode?: ClimatePresetMode
  hvac_mode_setting?: HvacMode
  fan_mode_setting?: FanMode
  /** Whether people at the thermostat may change it; a schedule's `is_override_allowed` is newer. */
  manual_override_allowed?: boolean
  ecobee_metadata?: Omit<EcobeeClimate, 'owner'> & { owner?: 'user' | 'system' }
}

interface DailyProgramParameters {
  name: string
  periods: ThermostatDailyProgramPeriod[]
}

interface ScheduleParameters {
  name?: string
  climate_preset_key: string
  starts_at: Moment
  ends_at: Moment
  /** Whether people at the thermostat may change what it sets. */
  is_override_allowed?: boolean
  /** For how many minutes their change lasts; `null` for no limit. */
  max_override_period_minutes?: number | null
}

interface Schedule {
  thermostat_schedule_id: string
}

interface DailyProgram {
  thermostat_daily_program_id: string
}

export interface ThermostatsCalls {
  /** Sets a thermostat to one of its presets. */
  activateClimatePreset: Call<PresetReference, ActionAttempt>
  /** Has a thermostat cool. */
  cool: Call<Thermostat & CoolingPoint & Synchronous, ActionAttempt>
  /** Has a thermostat heat. */
  heat: Call<Thermostat & HeatingPoint & Synchronous, ActionAttempt>
  /** Has a thermostat heat and cool, as needed. */
  heatCool: Call<Thermostat & HeatingPoint & CoolingPoint & Synchronous, ActionAttempt>
  /** Has a thermostat neither heat nor cool. */
  off: Call<Thermostat & Synchronous, ActionAttempt>
  /** Sets when the fan runs. */
  setFanMode: Call<
    Thermostat &
      Synchronous &
      AtLeastOne<{
        /** @deprecated in favour of `fan_mode_setting` */
        fan_mode: FanMode
        fan_mode_setting: FanMode
      }>,
    ActionAttempt
  >
  /** Sets the mode, with the set points that it has. */
  setHvacMode: Call<Mode<'hvac_mode_setting'> | (Thermostat & { hvac_mode_setting: 'eco' }), ActionAttempt>
  /** Sets the daily program of each weekday, by id; `null` for none. */
  updateWeeklyProgram: Call<Thermostat & Omit<ThermostatWeeklyProgram, 'created_at'>, ActionAttempt>
  /** Keeps a climate setting under a new key. */
  createClimatePreset: Call<PresetParameters, void>
  /** Deletes a preset. */
  deleteClimatePreset: Call<PresetReference, void>
  /** Changes a preset. */
  updateClimatePreset: Call<PresetParameters, void>
  /** Sets which preset is in effect where no schedule is. */
  setFallbackClimatePreset: Call<PresetReference, void>
  /** One thermostat, by its id or name. */
  get: Call<DeviceIdOrName, Device>
  /** The thermostats of the workspace, or those that match. */
  list: OptionalCall<LimitedDeviceFilter<ThermostatDeviceType, ThermostatManufacturerName>, Device[]>
  /** Sets when the platform warns of a temperature, each limit in one of the units; `null` for no limit. */
  setTemperatureThreshold: Call<Thermostat & TemperatureThreshold, void>
  /** The presets of a day, as a weekly program names them. */
  dailyPrograms: {
    /** Makes a program. */
    create: Call<Thermostat & DailyProgramParameters, ThermostatDailyProgram>
    /** Deletes a program. */
    delete: Call<DailyProgram, void>
    /** Changes a program; its periods take the place of all that there were. */
    update: Call<DailyProgram & DailyProgramParameters, ActionAttempt>
  }
  /** The presets that thermostats turn on for a while. */
  schedules: {
    /** Makes a schedule. */
    create: Call<Thermostat & ScheduleParameters, ThermostatSchedule>
    /** Deletes a schedule. */
    delete: Call<Schedule, void>
    /** One schedule. */
    get: Call<Schedule, ThermostatSchedule>
    /** The schedules of a thermostat. */
    list: Call<Thermostat & { user_identifier_key?: string }, ThermostatSchedule[]>
    /** Changes a schedule. */
    update: Call<Schedule & Partial<ScheduleParameters>, void>
  }
  /** What happens at thermostats of a sandbox. */
  simulate: {
    /** Someone sets the mode. */
    hvacModeAdjusted: Call<Mode<'hvac_mode'>, void>
    /** It gets as warm, or as cold; one of the two units is enough. */
    temperatureReached: Call<
      Thermostat & AtLeastOne<{ temperature_fahrenheit: number; temperature_celsius: number }>,
      void
    >
  }
}
