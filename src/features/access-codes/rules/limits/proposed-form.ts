import { millisecondsInHour } from 'date-fns/constants'
import { timeAt } from '../../../../core/values/typed-time.js'
import { type AccessCodeForm, newAccessCodeForm } from '../access-code-form.js'
import { type FormLock, requiresFutureStart } from './form-problems.js'
import { acceptedTimes } from './nearest-times.js'
import { timeFrameOptions } from './time-frame-option.js'

/** Returns the form of a new code. Its suggested times are those that the lock accepts, if any. */
export function proposedForm(now: number, lock: FormLock | undefined): AccessCodeForm {
  const form = newAccessCodeForm(now)
  const { start, end, zone } = form
  if (!lock || start.instant === undefined || end.instant === undefined) return form
  const earliest = requiresFutureStart(lock.device)
    ? (Math.floor(now / millisecondsInHour) + 1) * millisecondsInHour
    : start.instant
  const period = { start: earliest, end: end.instant + earliest - start.instant }
  const accepted = acceptedTimes(timeFrameOptions(lock.device), period) ?? period
  const isSame = accepted.start === start.instant && accepted.end === end.instant
  return isSame ? form : { ...form, start: timeAt(accepted.start, zone), end: timeAt(accepted.end, zone) }
}
