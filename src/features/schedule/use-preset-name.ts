import type { Device } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { SCHEDULE } from '../../messages/schedule/en.js'
import { presetName, presetOf } from '../climate/rules/climate-preset.js'

/** Returns a function that maps preset keys to names. Deleted presets are named as such. */
export function usePresetName(device: Device): (key: string) => string {
  const texts = useTexts(SCHEDULE)
  return (key) => {
    const preset = presetOf(device, key)
    return preset ? presetName(preset) : texts.deletedPreset(key)
  }
}
