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

/** The details of a sample code, once they are there. */
export async function loadedCodeDetails(...given: Parameters<typeof addCodeDetails>): Promise<CodeDetails> {
  const details = addCodeDetails(...given)
  await details.find('term', 'Timing')
  return details
}

/** A platform whose one code is as it is told, on a device that may be told as well. */
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

/** Whether there is a button of that name, and whether it can be pressed. */
export const stateOf = (details: CodeDetails, name: string): 'none' | 'disabled' | 'enabled' => {
  const found = buttonOf(details, name)
  return found ? (found.disabled ? 'disabled' : 'enabled') : 'none'
}

/** What is asked before the code is deleted. */
export const questionOf = (details: CodeDetails): string | undefined =>
  details.root.querySelector('[role=alertdialog] > p')?.textContent ?? undefined
