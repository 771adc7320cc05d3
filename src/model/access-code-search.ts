import type { AccessCode } from '../platform/resources.js'
import { accessCodeName, accessCodePin } from './access-code.js'
import { foldText } from './fold-text.js'
import { newestFirst } from './newest-first.js'

/** Whether a code's name, or the code itself, contains what was typed. */
export function matchesAccessCode(code: AccessCode, search: string): boolean {
  const wanted = foldText(search)
  return [accessCodeName(code), accessCodePin(code)].some((value) => foldText(value ?? '').includes(wanted))
}

/**
 * Newest first, as devices are: the code that was just added is where one looks for it, and those of long ago, mostly
 * over, are out of the way; whoever wants a name types it.
 */
export const compareAccessCodes = newestFirst(accessCodeName)
