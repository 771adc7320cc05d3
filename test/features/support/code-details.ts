import { AccessCodeDetailsElement } from '../../../elements/access-code-details.js'
import { GET } from './access-code-calls.js'
import { type Setting } from './setup.js'
import { type Screen } from './stage.js'

export type CodeDetails = Screen<AccessCodeDetailsElement>

/** Returns the setting of details of one code, whose fields and device the test sets. */
export const oneCode = (code: object, options: Setting = {}) => {
  const access_code = {
    access_code_id: 'code',
    device_id: 'device_garage',
    name: 'Guest',
    code: '4821',
    status: 'set',
    ...code
  }
  const faults = { [GET]: { body: { access_code, ok: true } }, ...options.faults }
  return { ...options, faults, accessCodeId: 'code' }
}

export const buttonOf = (details: CodeDetails, name: string): HTMLButtonElement | undefined => {
  const [found] = details.all('button', name)
  return found instanceof HTMLButtonElement ? found : undefined
}

/** Returns the state of a button. */
export const stateOf = (details: CodeDetails, name: string): 'none' | 'disabled' | 'enabled' => {
  const found = buttonOf(details, name)
  return found ? (found.disabled ? 'disabled' : 'enabled') : 'none'
}

/** Returns the text of the delete confirmation. */
export const questionOf = (details: CodeDetails): string | undefined =>
  details.root.querySelector('[role=alertdialog] > p')?.textContent ?? undefined
