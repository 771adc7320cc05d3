import { shownCode } from '../../access-codes/rules/shown-code.js'
import type { ActivityNames } from '../../activity/activity-texts.js'
import { presetNameOf } from '../../climate/rules/climate-preset.js'

/** Names of access codes and climate presets in the activity. */
export const ACTIVITY_NAMES: ActivityNames = {
  code: (code, device) => shownCode(code, device).name,
  preset: presetNameOf
}
