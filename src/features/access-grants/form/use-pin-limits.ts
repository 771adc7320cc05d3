import { useMemo } from 'react'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { codeHints } from '../../access-codes/form/limits/code-hints.js'
import type { LimitHint } from '../../access-codes/form/limits/limit-list.js'
import { limitErrors } from '../../access-codes/form/limits/limit-messages.js'
import { limitWarnings } from '../../access-codes/form/limits/limit-warnings.js'
import type { LimitTexts } from '../../access-codes/form/limits/rule-texts.js'
import { useFormLocks } from '../../access-codes/form/limits/use-form-locks.js'
import { useLimitTexts } from '../../access-codes/form/limits/use-limit-texts.js'
import type { AccessCodeForm } from '../../access-codes/rules/access-code-form.js'
import { hasOnlyDigits } from '../../access-codes/rules/limits/code-rules.js'
import { listedCodeLengths } from '../../device/rules/code-length.js'
import type { GrantForm } from '../rules/form/grant-form.js'
import { endError, isPin } from '../rules/form/grant-form-errors.js'
import type { ChosenDoors, DoorOffer } from '../rules/form/offered-doors.js'
import type { PlaceDoors } from './use-chosen-doors.js'

/** Limits of the chosen locks for a PIN. */
export interface PinLimits {
  readonly limitTexts: LimitTexts
  readonly hints: readonly LimitHint[]
  /** Why the typed digits can't be used. */
  readonly error: string | undefined
  /** Warnings about the typed digits. */
  readonly warning: string | undefined
  /** Warnings about the times, by lock. The platform leaves such a lock out. */
  readonly lockWarnings: readonly string[]
}

/** Returns the form of the access codes that locks get. */
const codeForm = ({ name, code, isEndless, start, end, zone, isZoneAutomatic }: GrantForm): AccessCodeForm => ({
  name,
  code,
  type: isEndless ? 'ongoing' : 'time_bound',
  start,
  end,
  zone,
  isZoneAutomatic
})

/** Returns the locks that can be chosen, with the codes that the session knows. */
function useOfferedLocks({ places, locks }: DoorOffer, { doorsIn }: PlaceDoors): ReturnType<typeof useFormLocks> {
  const subjects = useMemo(() => {
    const doors = [...places.flatMap(({ id }) => doorsIn(id) ?? []), ...locks]
    const devices = doors.flatMap(({ lock, modes }) => (lock && modes.includes('code') ? [lock] : []))
    return [...new Map(devices.map((device) => [device.device_id, { device }])).values()]
  }, [places, locks, doorsIn])
  return useFormLocks(subjects)
}

/** Returns a function that checks the values of a form against what the chosen locks accept. */
export function usePinLimits(
  offer: DoorOffer,
  inPlaces: PlaceDoors
): (form: GrantForm, chosen: ChosenDoors) => PinLimits {
  const offeredLocks = useOfferedLocks(offer, inPlaces)
  const messages = useTexts()
  const texts = useTexts(ACCESS_GRANT_FORM)
  const textsIn = useLimitTexts()
  const now = useNow()
  return (form, { doors }) => {
    const locks = offeredLocks.filter(({ device }) => doors.some(({ id }) => id === device.device_id))
    const limitTexts = textsIn(form.zone)
    const values = codeForm(form)
    const lockForms = locks.map((lock) => ({ lock, form: values }))
    const code = form.code.trim()
    function codeError(): string | undefined {
      if (!code) return limitTexts.form.codeRequired
      if (!hasOnlyDigits(code)) return limitTexts.limits.digitsOnly
      return isPin(code) ? limitErrors(lockForms, now, limitTexts).code?.text : texts.pinLength
    }
    const areTimesValid = form.start.instant !== undefined && endError(form, now) === undefined
    const lockWarnings = lockForms.flatMap((each) => {
      if (!areTimesValid) return []
      const { start, end } = limitErrors([each], now, limitTexts)
      const text = start?.text ?? end?.text ?? limitWarnings([each], now, limitTexts).type?.text
      return text === undefined ? [] : limitTexts.limits.about(limitTexts.nameOf(each.lock.device), text)
    })
    const limits = {
      locks,
      errors: {},
      warnings: { code: undefined, type: undefined },
      texts: limitTexts,
      onLeaveOut: undefined
    }
    const hints = codeHints(limits, form.code, messages)
    const hasLengths = locks.some(({ device }) => listedCodeLengths(device).length > 0)
    return {
      limitTexts,
      hints: hasLengths ? hints : [{ text: texts.pinLength, isMet: code ? isPin(code) : undefined }, ...hints],
      error: codeError(),
      warning: limitWarnings(lockForms, now, limitTexts).code?.text,
      lockWarnings
    }
  }
}
