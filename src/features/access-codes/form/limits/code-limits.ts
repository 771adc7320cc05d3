import type { FieldMessages } from '../../../../element/form/form-errors.js'
import type { AccessCodeForm } from '../../rules/access-code-form.js'
import type { FormLock } from '../../rules/limits/form-problems.js'
import { type FieldErrors, type LockForm, limitErrors } from './limit-messages.js'
import { type FieldWarnings, limitWarnings } from './limit-warnings.js'
import type { LimitTexts } from './rule-texts.js'

/** Limits of the locks of a form, and the values that break them. */
export interface CodeLimits {
  readonly locks: readonly FormLock[]
  readonly errors: FieldErrors
  readonly warnings: FieldWarnings
  readonly texts: LimitTexts
  /** Leaves locks out of the form. `undefined` if it is for a single one. */
  readonly onLeaveOut: ((deviceIds: readonly string[]) => void) | undefined
}

/** Returns the messages that keep a form from being saved. */
export function limitMessages(
  lockForms: readonly LockForm[],
  now: number,
  texts: LimitTexts
): FieldMessages<Omit<AccessCodeForm, 'zone' | 'isZoneAutomatic'>> {
  const { name, code, start, end } = limitErrors(lockForms, now, texts)
  return { name: name?.text, code: code?.text, start: start?.text, end: end?.text }
}

/** Returns the limits of a form for its locks. */
export const codeLimits = (
  lockForms: readonly LockForm[],
  now: number,
  texts: LimitTexts,
  onLeaveOut?: CodeLimits['onLeaveOut']
): CodeLimits => ({
  locks: lockForms.map(({ lock }) => lock),
  errors: limitErrors(lockForms, now, texts),
  warnings: limitWarnings(lockForms, now, texts),
  texts,
  onLeaveOut
})
