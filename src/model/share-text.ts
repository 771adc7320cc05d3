import type * as platform from '../platform/resources.js'
import type { CodeState } from './access-code-state.js'
import { accessCodePin, isOffline } from './access-code.js'
import type { AccessCode } from './resources.js'
import { text } from './value.js'

/** The text by which a code of a device is handed to somebody; with `undefined` it is ours. */
export type ShareText = (code: platform.AccessCode, device: platform.Device) => string | undefined

/** Whether a code is worth handing to somebody: it is on its device, or will be when its time comes. */
export function canShare(code: AccessCode, state: CodeState): boolean {
  if (accessCodePin(code) === undefined || state === 'over' || state === 'removing' || state === 'setting') return false
  return state === 'upcoming' || code.status === 'set' || isOffline(code)
}

/** What a host has written to be shared; nothing where it wants ours. @throws {TypeError} for what is no text */
export function readShareText(written: unknown): string | undefined {
  if (written !== undefined && typeof written !== 'string') throw new TypeError('What is shared has to be a text.')
  return text(written)
}
