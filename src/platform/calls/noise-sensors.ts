import type { Call } from './call.js'

export interface NoiseSensorsCalls {
  /** The noise sensors of the workspace, or those that match. */
  list: Call<'/noise_sensors/list'>
  noiseThresholds: {
    /** Sets how loud it may be during a part of the day. */
    create: Call<'/noise_sensors/noise_thresholds/create'>
    /** Deletes a threshold. */
    delete: Call<'/noise_sensors/noise_thresholds/delete'>
    /** One threshold. */
    get: Call<'/noise_sensors/noise_thresholds/get'>
    /** The thresholds of a sensor. */
    list: Call<'/noise_sensors/noise_thresholds/list'>
    /** Changes a threshold. */
    update: Call<'/noise_sensors/noise_thresholds/update'>
  }
  simulate: {
    /** Lets it be too loud at a sensor of a sandbox. */
    triggerNoiseThreshold: Call<'/noise_sensors/simulate/trigger_noise_threshold'>
  }
}
