import type { Call } from './call.js'

export interface ThermostatsCalls {
  /** Sets a thermostat to one of its presets. */
  activateClimatePreset: Call<'/thermostats/activate_climate_preset'>
  /** Has a thermostat cool. */
  cool: Call<'/thermostats/cool'>
  /** Has a thermostat heat. */
  heat: Call<'/thermostats/heat'>
  /** Has a thermostat heat and cool, as needed. */
  heatCool: Call<'/thermostats/heat_cool'>
  /** Has a thermostat neither heat nor cool. */
  off: Call<'/thermostats/off'>
  /** Sets when the fan runs. */
  setFanMode: Call<'/thermostats/set_fan_mode'>
  /** Sets the mode, with the set points that it has. */
  setHvacMode: Call<'/thermostats/set_hvac_mode'>
  /** Sets the daily program of each weekday, by id; `null` for none. */
  updateWeeklyProgram: Call<'/thermostats/update_weekly_program'>
  /** Keeps a climate setting under a new key. */
  createClimatePreset: Call<'/thermostats/create_climate_preset'>
  /** Deletes a preset. */
  deleteClimatePreset: Call<'/thermostats/delete_climate_preset'>
  /** Changes a preset. */
  updateClimatePreset: Call<'/thermostats/update_climate_preset'>
  /** Sets which preset is in effect where no schedule is. */
  setFallbackClimatePreset: Call<'/thermostats/set_fallback_climate_preset'>
  /** One thermostat, by its id or name. */
  get: Call<'/thermostats/get'>
  /** The thermostats of the workspace, or those that match. */
  list: Call<'/thermostats/list'>
  /** Sets when the platform warns of a temperature, each limit in one of the units; `null` for no limit. */
  setTemperatureThreshold: Call<'/thermostats/set_temperature_threshold'>
  /** The presets of a day, as a weekly program names them. */
  dailyPrograms: {
    /** Makes a program. */
    create: Call<'/thermostats/daily_programs/create'>
    /** Deletes a program. */
    delete: Call<'/thermostats/daily_programs/delete'>
    /** Changes a program; its periods take the place of all that there were. */
    update: Call<'/thermostats/daily_programs/update'>
  }
  /** The presets that thermostats turn on for a while. */
  schedules: {
    /** Makes a schedule. */
    create: Call<'/thermostats/schedules/create'>
    /** Deletes a schedule. */
    delete: Call<'/thermostats/schedules/delete'>
    /** One schedule. */
    get: Call<'/thermostats/schedules/get'>
    /** The schedules of a thermostat. */
    list: Call<'/thermostats/schedules/list'>
    /** Changes a schedule. */
    update: Call<'/thermostats/schedules/update'>
  }
  /** What happens at thermostats of a sandbox. */
  simulate: {
    /** Someone sets the mode. */
    hvacModeAdjusted: Call<'/thermostats/simulate/hvac_mode_adjusted'>
    /** It gets as warm, or as cold; one of the two units is enough. */
    temperatureReached: Call<'/thermostats/simulate/temperature_reached'>
  }
}
