import type { CodeState } from './access-code-state.js'
import { isOffline } from './access-code.js'
import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { shownCode } from './shown-code.js'
import { text } from '../../../core/values/value.js'

/** Whether a code is worth handing to somebody: it is on its device, or will be when its time comes. */
export function canShare(code: AccessCode, device: Device, state: CodeState): boolean {
  if (shownCode(code, device).pin === undefined || state === 'over' || state === 'removing' || state === 'setting')
    return false
  return state === 'upcoming' || code.status === 'set' || isOffline(code)
}

/** What a host has written to be shared; nothing where it wants ours. @throws {TypeError} for what is no text */
export function readShareText(written: unknown): string | undefined {
  // What comes of a promise is not waited for; that it is no text is told already.
  if (typeof written === 'object') Promise.resolve(written).catch(() => {})
  if (written !== undefined && typeof written !== 'string') throw new TypeError('What is shared has to be a text.')
  return text(written)
}
