import type { Device } from '../../../core/resources/resources.js'
import { presetName, presetOf } from '../rules/climate-preset.js'
import { useScheduleMessages } from './schedule-texts.js'

/** What the presets of a thermostat are called, by their keys; one that is gone is said to be. */
export function usePresetName(device: Device): (key: string) => string {
  const { schedule: texts } = useScheduleMessages()
  return (key) => {
    const preset = presetOf(device, key)
    return preset ? presetName(preset) : texts.gonePreset(key)
  }
}
