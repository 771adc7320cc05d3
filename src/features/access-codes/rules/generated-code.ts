import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { accessCodePin } from './access-code.js'
import { fitsCodeLengths } from '../../device/rules/code-length.js'

/** How often a code is asked for before it is reported that none fits. */
const ATTEMPTS = 3

/** The code of the first answer that fits the device's lengths; nothing when none of three does. */
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
