import { fittingCode } from '../rules/generated-code.js'
import type { Device } from '../../../core/resources/resources.js'
import type { Session } from '../../../core/session/session.js'

/** A code that the device takes and that the platform made up; nothing where it gave none that fits. */
export const generateCode = ({ request }: Session, device: Device): Promise<string | undefined> =>
  fittingCode(
    () => request(({ accessCodes }, options) => accessCodes.generateCode({ device_id: device.device_id }, options)),
    device
  )
