import { type Climate, climateFrom, deviceClimate } from '../rules/climate.js'
import { climateLimits } from '../rules/climate-limits.js'
import { readClimate } from '../rules/climate-setting.js'
import { properties } from '../../device/rules/device.js'
import type { Device } from '../../../core/resources/resources.js'

/** What is shown of the climate that is being edited. */
export interface ClimateState {
  /** What a person holds, or what is pending or in flight; nothing while the device's own climate is shown. */
  readonly draft?: Climate | undefined
  /** What was set last: it stands for what the device does not say. */
  readonly last?: Climate | undefined
  readonly status: 'idle' | 'saving' | 'saved'
  /** The key of the preset that is being turned on. */
  readonly activating?: string | undefined
}

/** The climate that is shown of a device. */
export function shownClimate(device: Device, { draft, last }: ClimateState): Climate {
  if (draft) return draft
  const own = deviceClimate(device)
  if (!last) return own
  const reading = readClimate(properties(device).current_climate_setting)
  return climateFrom(reading, { ...last, mode: own.mode }, climateLimits(device))
}
