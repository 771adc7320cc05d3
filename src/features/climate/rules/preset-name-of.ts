import type { Device } from '../../../core/resources/resources.js'
import { presetName, presetOf } from './climate-preset.js'

/** The name of a preset by its key; nothing where a device does not have it. */
export function presetNameOf(key: string, device: Device): string | undefined {
  const preset = presetOf(device, key)
  return preset && presetName(preset)
}
