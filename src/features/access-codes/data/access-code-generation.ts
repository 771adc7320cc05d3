import { fittingCode } from '../rules/generated-code.js'
import type { Device } from '../../../core/resources/resources.js'
import type { Session } from '../../../core/session/session.js'

/** Requests a generated code that the device accepts. Resolves with `undefined` if no generated code fits. */
export const generateCode = ({ request }: Session, device: Device): Promise<string | undefined> =>
  fittingCode(
    () => request(({ accessCodes }, options) => accessCodes.generateCode({ device_id: device.device_id }, options)),
    device
  )
