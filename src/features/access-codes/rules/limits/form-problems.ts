import { differs } from '../../../../core/actions/rebase-form.js'
import type { AccessCode, Device, UnmanagedAccessCode } from '../../../../core/resources/resources.js'
import { type AccessCodeForm, accessCodeForm, accessCodeFormRules } from '../access-code-form.js'
import { type AccessCodeFormErrors, accessCodeFormErrors, hasCodeField } from '../access-code-form-errors.js'
import { constraintsOf } from './code-constraints.js'
import { brokenCodeRules, type CodeRule } from './code-rules.js'
import { fitsNameLengths, isNameTaken } from './name-rules.js'
import { checkTimeFrame, type TimeFrameProblem } from './time-frame-check.js'
import { timeFrameOptions } from './time-frame-option.js'

/** A lock for which the form is. */
export interface FormLock {
  readonly device: Device
  /** Code that is edited. `undefined` for a new one. */
  readonly edited: AccessCode | undefined
  /** Other known codes of the lock. */
  readonly otherCodes: readonly AccessCode[]
  /** Known codes that were set at the lock. */
  readonly unmanagedCodes: readonly UnmanagedAccessCode[]
}

/** Limits that the values of a form break at one lock. */
export interface FormProblems extends Pick<AccessCodeFormErrors, 'end'> {
  readonly name?: 'required' | 'length' | 'taken'
  /** All broken rules in order. Empty if there are none. */
  readonly code: readonly ('required' | CodeRule)[]
  readonly start?: 'invalid' | 'not-in-future'
  readonly timeFrame?: TimeFrameProblem | undefined
}

type Field = 'name' | 'code' | 'type' | 'start' | 'end'

/** Returns a predicate for the fields of a form that differ from the edited code. All fields of a new code do. */
export function changedFields(form: AccessCodeForm, edited: AccessCode | undefined): (field: Field) => boolean {
  if (!edited) return () => true
  const own = accessCodeForm(edited, 0, form.zone)
  const isTime = (field: Field): boolean => field === 'start' || field === 'end'
  return (field) =>
    (isTime(field) && own.type === 'ongoing' && form.type !== 'ongoing') ||
    differs(field, form, own, accessCodeFormRules)
}

function nameProblem(name: string, { device, otherCodes }: FormLock): FormProblems['name'] {
  if (!name) return 'required'
  if (!fitsNameLengths(device, name)) return 'length'
  return isNameTaken(device, name, otherCodes) ? 'taken' : undefined
}

const codeProblems = (code: string, device: Device): FormProblems['code'] =>
  code ? brokenCodeRules(device, code) : ['required']

/** Returns `true` if codes of a device must start in the future. */
export const requiresFutureStart = (device: Device): boolean =>
  constraintsOf(device).some(({ type }) => type === 'start_date_in_future')

/** Returns what keeps a lock from accepting a form. Fields of an edited code that the user has not changed count as valid. */
export function formProblems(form: AccessCodeForm, lock: FormLock, now: number): FormProblems {
  const { device, edited } = lock
  const isChanged = changedFields(form, edited)
  const errors = accessCodeFormErrors(form, device, edited)
  const isMoved = isChanged('type') || isChanged('start') || isChanged('end')
  const { start, end } = form
  const isTimeBound = form.type === 'time_bound' && isMoved
  const name = isChanged('name') ? nameProblem(form.name.trim(), lock) : undefined
  const isEarly =
    isChanged('start') && start.instant !== undefined && start.instant <= now && requiresFutureStart(device)
  const startError = errors.start ?? (isEarly ? ('not-in-future' as const) : undefined)
  const timeFrame =
    isTimeBound && !errors.end && start.instant !== undefined && end.instant !== undefined
      ? checkTimeFrame(timeFrameOptions(device, edited), { start: start.instant, end: end.instant })
      : undefined
  return {
    ...(name && { name }),
    code: hasCodeField(device, edited) && isChanged('code') ? codeProblems(form.code.trim(), device) : [],
    ...(isTimeBound && startError && { start: startError }),
    ...(isTimeBound && errors.end && { end: errors.end }),
    ...(timeFrame && { timeFrame })
  }
}
