import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { choosesOwnCodes, isOffline } from './access-code.js'
import type { AccessCodeForm, SharedCodeForm } from './access-code-form.js'
import { fitsCodeLengths } from '../../device/rules/code-length.js'
import { isMoved } from '../../../core/values/typed-time.js'

/** What is wrong in the form of a code, field by field; a field without a fault is left out. */
export interface AccessCodeFormErrors {
  readonly name?: 'required' | 'too-long'
  readonly code?: 'required' | 'wrong-length'
  readonly start?: 'invalid'
  readonly end?: 'invalid' | 'not-after-start'
}

/** Whether a person types the code itself: not where the maker chooses it, nor for an offline code that exists. */
export function hasCodeField(device: Device, edited?: AccessCode): boolean {
  return !choosesOwnCodes(device) && !(edited && isOffline(edited))
}

function nameFault(name: string): AccessCodeFormErrors['name'] {
  const { length } = [...name.trim()]
  if (length === 0) return 'required'
  return length > 60 ? 'too-long' : undefined
}

function codeFault(typed: string, device: Device): AccessCodeFormErrors['code'] {
  const code = typed.trim()
  if (!code) return 'required'
  return fitsCodeLengths(device, code) ? undefined : 'wrong-length'
}

function endFault({ start, end }: AccessCodeForm): AccessCodeFormErrors['end'] {
  if (end.instant === undefined) return 'invalid'
  return start.instant !== undefined && end.instant <= start.instant ? 'not-after-start' : undefined
}

/** What is wrong in a form for a new code of a device, or for the one that is edited. */
export function accessCodeFormErrors(form: AccessCodeForm, device: Device, edited?: AccessCode): AccessCodeFormErrors {
  const isTimeBound = form.type === 'time_bound'
  const name = nameFault(form.name)
  const code = hasCodeField(device, edited) ? codeFault(form.code, device) : undefined
  const end = isTimeBound ? endFault(form) : undefined
  return {
    ...(name && { name }),
    ...(code && { code }),
    ...(isTimeBound && form.start.instant === undefined && { start: 'invalid' }),
    ...(end && { end })
  }
}

/** What a person should know about the times of a form before it is saved; none of it keeps it from being saved. */
export interface TimingWarnings {
  /** The clocks of the zone skip the time in the field: it stands for a later one, the field's `instant`. */
  readonly isStartMoved: boolean
  readonly isEndMoved: boolean
  readonly isEndPast: boolean
}

/** The warnings of a form as seen from now; all false for an ongoing code. */
export function timingWarnings({ type, start, end, zone }: SharedCodeForm, now: number): TimingWarnings {
  const isTimeBound = type === 'time_bound'
  return {
    isStartMoved: isTimeBound && isMoved(start, zone),
    isEndMoved: isTimeBound && isMoved(end, zone),
    isEndPast: isTimeBound && end.instant !== undefined && end.instant <= now
  }
}
