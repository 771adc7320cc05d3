import type { Device } from '../../core/resources/resources.js'
import { properties } from '../device/rules/device.js'
import { type Climate, climateFrom, deviceClimate } from './rules/climate.js'
import { climateLimits } from './rules/climate-limits.js'
import { readClimate } from './rules/climate-setting.js'

/** Display state of a climate that is being edited. */
export interface ClimateState {
  /** Climate that is dragged, pending or in flight. `undefined` while the device's own climate is shown. */
  readonly draft?: Climate | undefined
  /** Last climate that was set. Fills in what the device doesn't report. */
  readonly last?: Climate | undefined
  readonly status: 'idle' | 'saving' | 'saved'
  /** Key of the preset that is being turned on. */
  readonly activating?: string | undefined
}

export function shownClimate(device: Device, { draft, last }: ClimateState): Climate {
  if (draft) return draft
  const own = deviceClimate(device)
  if (!last) return own
  const reading = readClimate(properties(device).current_climate_setting)
  return climateFrom(reading, { ...last, mode: own.mode }, climateLimits(device))
}
