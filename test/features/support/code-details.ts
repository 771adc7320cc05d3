import type { AccessCodeDetailsElement } from '../../../elements/access-code-details.js'
import { GET } from './access-code-calls.js'
import { type Given, type Screen, setup } from './setup.js'

export type CodeDetails = Screen<AccessCodeDetailsElement>
type GivenCode = Given<'x-access-code-details'>

/** ID of an ongoing code of the garage. */
export const FAMILY = 'access_code_garage_1'

/** Adds the details of a code, by default of the family. See `setup`. */
export const setupCode = (given: GivenCode = {}) => setup('x-access-code-details', { accessCodeId: FAMILY, ...given })

/** Adds the details of a code of the garage with these fields. */
export function setupCodeWith(fields: object, given: GivenCode = {}) {
  const access_code = { access_code_id: 'code', device_id: 'device_garage', name: 'Guest', code: '4821', status: 'set' }
  const body = { access_code: { ...access_code, ...fields }, ok: true }
  return setupCode({
    ...given,
    faults: { [GET]: { body }, ...given.faults },
    accessCodeId: body.access_code.access_code_id
  })
}

/** Returns the state of a button. */
export function stateOf(details: CodeDetails, name: string): 'none' | 'disabled' | 'enabled' {
  const [button] = details.all('button', name)
  return button ? (button.matches(':disabled') ? 'disabled' : 'enabled') : 'none'
}
