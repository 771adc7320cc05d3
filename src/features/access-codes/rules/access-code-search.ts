import type { AccessCode, Device, UnmanagedAccessCode } from '../../../core/resources/resources.js'
import { searchIn } from '../../../core/values/fold-text.js'
import { newestFirst } from '../../../core/values/sort-order.js'
import { accessCodeName } from './access-code.js'
import { shownCode } from './shown-code.js'

/** Returns a filter that searches the names and digits of the codes of a device. */
export const codeSearch = (
  device: Device | undefined
): ((code: AccessCode | UnmanagedAccessCode, typed: string) => boolean) =>
  searchIn((code: AccessCode | UnmanagedAccessCode) => {
    const { name, pin } = shownCode(code, device)
    return [name, pin]
  })

/** Sorts codes newest first, like devices, so that a code that was just added is on top and ended codes come last. */
export const compareAccessCodes = newestFirst(accessCodeName)
