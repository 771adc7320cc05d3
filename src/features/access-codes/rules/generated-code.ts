import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { accessCodePin } from './access-code.js'
import { fitsCodeLengths } from '../../device/rules/code-length.js'

/** Number of attempts to generate a code that fits. */
const ATTEMPTS = 3

/** Returns the first generated code whose length the device accepts, or `undefined` if none of three fits. */
export async function fittingCode(
  generate: () => Promise<Pick<AccessCode, 'code'>>,
  device: Device
): Promise<string | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const code = accessCodePin(await generate())
    if (code !== undefined && fitsCodeLengths(device, code)) return code
  }
  return undefined
}
