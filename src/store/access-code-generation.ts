import { fittingCode } from '../model/generated-code.js'
import type { Device } from '../model/resources.js'
import type { Session } from './session.js'

/** A code that the device takes and that the platform made up; nothing where it gave none that fits. */
export const generateCode = ({ ask }: Session, device: Device): Promise<string | undefined> =>
  fittingCode(
    () => ask(({ accessCodes }, options) => accessCodes.generateCode({ device_id: device.device_id }, options)),
    device
  )
