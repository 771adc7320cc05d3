import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { fitsCodeLengths } from '../../device/rules/code-length.js'
import { choosesOwnCodes, isOffline } from './access-code.js'
import type { AccessCodeForm } from './access-code-form.js'

/** Validation errors by field. Valid fields are omitted. */
export interface AccessCodeFormErrors {
  readonly name?: 'required' | 'too-long'
  readonly code?: 'required' | 'wrong-length'
  readonly start?: 'invalid'
  readonly end?: 'invalid' | 'not-after-start'
}

/**
 * Returns `true` if the user types the code itself. Not if the manufacturer chooses it, and not for existing offline
 * codes.
 */
export function hasCodeField(device: Device, edited?: AccessCode): boolean {
  return !choosesOwnCodes(device) && !(edited && isOffline(edited))
}

function nameError(name: string): AccessCodeFormErrors['name'] {
  const { length } = [...name.trim()]
  if (length === 0) return 'required'
  return length > 60 ? 'too-long' : undefined
}

function codeError(typed: string, device: Device): AccessCodeFormErrors['code'] {
  const code = typed.trim()
  if (!code) return 'required'
  return fitsCodeLengths(device, code) ? undefined : 'wrong-length'
}

function endError({ start, end }: AccessCodeForm): AccessCodeFormErrors['end'] {
  if (end.instant === undefined) return 'invalid'
  return start.instant !== undefined && end.instant <= start.instant ? 'not-after-start' : undefined
}

export function accessCodeFormErrors(form: AccessCodeForm, device: Device, edited?: AccessCode): AccessCodeFormErrors {
  const isTimeBound = form.type === 'time_bound'
  const name = nameError(form.name)
  const code = hasCodeField(device, edited) ? codeError(form.code, device) : undefined
  const end = isTimeBound ? endError(form) : undefined
  return {
    ...(name && { name }),
    ...(code && { code }),
    ...(isTimeBound && form.start.instant === undefined && { start: 'invalid' }),
    ...(end && { end })
  }
}

/** Returns `true` if the end of a time-bound code is in the past. This does not block saving. */
export const isEndPast = ({ type, end }: AccessCodeForm, now: number): boolean =>
  type === 'time_bound' && end.instant !== undefined && end.instant <= now
