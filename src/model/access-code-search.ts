import type { AccessCode } from './resources.js'
import { accessCodeName, accessCodePin } from './access-code.js'
import { searchIn } from './fold-text.js'
import { newestFirst } from './newest-first.js'

/** Whether a code's name, or the code itself, contains what was typed. */
export const matchesAccessCode = searchIn((code: AccessCode) => [accessCodeName(code), accessCodePin(code)])

/**
 * Newest first, as devices are: the code that was just added is where one looks for it, and those of long ago, mostly
 * over, are out of the way; whoever wants a name types it.
 */
export const compareAccessCodes = newestFirst(accessCodeName)
