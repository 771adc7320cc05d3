import { AccessCodeDetailsElement } from '../../../elements/access-code-details.js'
import type { Device } from './sent.js'
import type { SandboxOptions } from '../../../src/sandbox/index.js'
import { GET } from './access-code-calls.js'
import { type Screen, show, startPlatform, type TestPlatform } from './stage.js'

export type CodeDetails = Screen<AccessCodeDetailsElement>

export const addCodeDetails = (
  { client }: TestPlatform,
  accessCodeId: string,
  properties: Partial<AccessCodeDetailsElement> = {},
  width?: number
): CodeDetails => show(AccessCodeDetailsElement, { client, accessCodeId, ...properties }, { ...(width && { width }) })

/** Adds the details of an access code and waits for its content. */
export async function loadedCodeDetails(...given: Parameters<typeof addCodeDetails>): Promise<CodeDetails> {
  const details = addCodeDetails(...given)
  await details.find('term', 'Timing')
  return details
}

/** Starts a platform with one code, whose fields and device the test sets. */
export function telling(
  code: object,
  options: SandboxOptions & { edit?: (device: Device) => void } = {}
): Promise<TestPlatform> {
  const access_code = {
    access_code_id: 'code',
    device_id: 'device_garage',
    name: 'Guest',
    code: '4821',
    status: 'set',
    ...code
  }
  return startPlatform({ ...options, faults: { [GET]: { body: { access_code, ok: true } }, ...options.faults } })
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
