import type { Device } from '../../core/resources/resources.js'
import { presetName, presetOf } from '../climate/rules/climate-preset.js'
import { useMessages } from '../../element/custom-element/element-context.js'
import { SCHEDULE } from '../../messages/schedule/en.js'

/** Returns a function that maps preset keys to names. Deleted presets are named as such. */
export function usePresetName(device: Device): (key: string) => string {
  const texts = useMessages(SCHEDULE)
  return (key) => {
    const preset = presetOf(device, key)
    return preset ? presetName(preset) : texts.gonePreset(key)
  }
}
