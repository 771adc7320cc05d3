import { accessCodeName, accessCodePin } from './access-code.js'
import type { NewAccessCode } from './access-code-parameters.js'
import { readInstant } from '../../../core/values/read-instant.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { text } from '../../../core/values/value.js'

/** What to make a deleted code with again, just as it was; nothing where not all of that is known. */
export function parametersAgain(code: AccessCode): NewAccessCode | undefined {
  const name = accessCodeName(code)
  const pin = accessCodePin(code)
  const device_id = text(code.device_id)
  if (!name || !pin || !device_id) return undefined
  const same = { name, code: pin, device_id }
  if (code.type !== 'time_bound') return same
  const [starts_at, ends_at] = [text(code.starts_at), text(code.ends_at)]
  if (!starts_at || !ends_at || readInstant(starts_at) === undefined || readInstant(ends_at) === undefined)
    return undefined
  return { ...same, starts_at, ends_at }
}
