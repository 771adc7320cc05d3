import type { Device } from '../../../core/resources/resources.js'
import type { Session } from '../../../core/session/session.js'
import { fitsCodeLengths } from '../../device/rules/code-length.js'
import { accessCodePin } from '../rules/access-code.js'

/** Number of attempts to generate a code that fits. */
const ATTEMPTS = 3

/** Requests a generated code that the device accepts. Resolves with `undefined` if none of three fits. */
export async function generateCode({ request }: Session, device: Device): Promise<string | undefined> {
  const { device_id } = device
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const code = accessCodePin(
      await request(({ accessCodes }, options) => accessCodes.generateCode({ device_id }, options))
    )
    if (code !== undefined && fitsCodeLengths(device, code)) return code
  }
  return undefined
}
