import type { AccessCode, UnmanagedAccessCode } from '../../../../core/resources/resources.js'
import { parseInstant } from '../../../../core/values/parse-instant.js'
import { accessCodePin } from '../access-code.js'
import type { AccessCodeForm } from '../access-code-form.js'
import { isRemoving } from '../code-transition.js'

type KnownCode = AccessCode | UnmanagedAccessCode

/** Instants between which a code works, in ms since the epoch. */
interface Span {
  readonly from: number
  readonly until: number
}

function spanOf({ type, starts_at, ends_at }: KnownCode): Span {
  if (type === 'ongoing') return { from: -Infinity, until: Infinity }
  return { from: parseInstant(starts_at) ?? -Infinity, until: parseInstant(ends_at) ?? Infinity }
}

const formSpan = ({ type, start, end }: AccessCodeForm, now: number): Span =>
  type === 'time_bound'
    ? { from: start.instant ?? now, until: end.instant ?? Infinity }
    : { from: now, until: Infinity }

/** Returns the code of a lock with the digits of the form and overlapping times, if any. Codes that are being removed don't count. */
export function collidingCode(
  form: AccessCodeForm,
  otherCodes: readonly KnownCode[],
  now: number
): KnownCode | undefined {
  const digits = form.code.trim()
  const { from, until } = formSpan(form, now)
  return digits
    ? otherCodes.find((code) => {
        if (isRemoving(code) || accessCodePin(code) !== digits) return false
        const span = spanOf(code)
        return span.from < until && span.until > from
      })
    : undefined
}
