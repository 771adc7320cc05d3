import type { ClimatePreset } from '../../../core/resources/resources.js'
import { messagesFor } from '../../../core/actions/form-draft.js'
import type { ServerErrors } from './preset-draft.js'

const KEY = ['climate_preset_key']
const POINTS = ['heating', 'cooling'].flatMap((side) =>
  ['fahrenheit', 'celsius'].map((unit) => `${side}_set_point_${unit}`)
)

/** Maps an API error to the visible fields of the form. Other errors apply to the whole form. */
export function toFieldErrors(error: unknown, edited: ClimatePreset | undefined, hasPoints: boolean): ServerErrors {
  const messages = (...names: readonly string[]): string => messagesFor(error, ...names)
  const ofFields = {
    key: edited ? '' : messages(...KEY),
    name: messages('name'),
    points: hasPoints ? messages(...POINTS) : ''
  }
  const ofOthers = messages(
    'hvac_mode_setting',
    'fan_mode_setting',
    ...(edited ? KEY : []),
    ...(hasPoints ? [] : POINTS)
  )
  const isSaid = ofOthers || Object.values(ofFields).some(Boolean)
  return isSaid ? { ...ofFields, all: ofOthers } : { failure: error }
}
