import { accessCodeName, accessCodePin, choosesOwnCodes } from './access-code.js'
import type { AccessCode, Device, UnmanagedAccessCode } from '../../../core/resources/resources.js'

/** What of a code may be shown; nothing where it has none. */
export interface ShownCode {
  readonly name: string | undefined
  readonly pin: string | undefined
}

const SECRET: ShownCode = { name: undefined, pin: undefined }

/** Whether nothing of the codes of a device may be shown: nobody but its maker chooses them. */
export const hidesCodes = (device: Device | undefined): boolean => device !== undefined && choosesOwnCodes(device)

/** What of a code may be shown wherever it stands, on a device that is known or could not be loaded. */
export const shownCode = (code: AccessCode | UnmanagedAccessCode, device: Device | undefined): ShownCode =>
  hidesCodes(device) ? SECRET : { name: accessCodeName(code), pin: accessCodePin(code) }
