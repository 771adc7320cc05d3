import type { AccessCode, Device, UnmanagedAccessCode } from '../../../core/resources/resources.js'
import { accessCodeName } from './access-code.js'
import { searchIn } from '../../../core/values/fold-text.js'
import { newestFirst } from '../../../core/values/newest-first.js'
import { shownCode } from './shown-code.js'

/** Tells whether the name of a code of a device, or the code itself, contains what was typed. */
export const codeSearch = (
  device: Device | undefined
): ((code: AccessCode | UnmanagedAccessCode, typed: string) => boolean) =>
  searchIn((code: AccessCode | UnmanagedAccessCode) => {
    const { name, pin } = shownCode(code, device)
    return [name, pin]
  })

/**
 * Newest first, as devices are: the code that was just added is where one looks for it, and those of long ago, mostly
 * over, are out of the way; whoever wants a name types it.
 */
export const compareAccessCodes = newestFirst(accessCodeName)
