import type { AccessCode, Device, UnmanagedAccessCode } from '../../../core/resources/resources.js'
import { accessCodeName, accessCodePin, choosesOwnCodes } from './access-code.js'

/** Values of a code that may be shown. `undefined` if the code has none. */
interface ShownCode {
  readonly name: string | undefined
  readonly pin: string | undefined
}

const SECRET: ShownCode = { name: undefined, pin: undefined }

/**
 * Returns `true` if name and digits of the codes of a device must not be shown, because the manufacturer chooses them.
 */
export const hidesCodes = (device: Device | undefined): boolean => device !== undefined && choosesOwnCodes(device)

/** Returns the values of a code that may be shown. `device` is `undefined` if it could not be loaded. */
export const shownCode = (code: AccessCode | UnmanagedAccessCode, device: Device | undefined): ShownCode =>
  hidesCodes(device) ? SECRET : { name: accessCodeName(code), pin: accessCodePin(code) }
