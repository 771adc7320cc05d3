import { accessCodeName, accessCodePin } from './access-code.js'
import type { NewAccessCode } from './access-code-parameters.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'

/** Returns the parameters that recreate a deleted code unchanged, or `undefined` if some values are unknown. */
export function accessCodeRecreateParams(code: AccessCode): NewAccessCode | undefined {
  const name = accessCodeName(code)
  const pin = accessCodePin(code)
  const device_id = parseString(code.device_id)
  if (!name || !pin || !device_id) return undefined
  const same = { name, code: pin, device_id }
  if (code.type !== 'time_bound') return same
  const [starts_at, ends_at] = [parseString(code.starts_at), parseString(code.ends_at)]
  if (!starts_at || !ends_at || parseInstant(starts_at) === undefined || parseInstant(ends_at) === undefined)
    return undefined
  return { ...same, starts_at, ends_at }
}
