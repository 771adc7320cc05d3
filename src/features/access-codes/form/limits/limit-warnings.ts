import { accessCodeName } from '../../rules/access-code.js'
import { hasCodeField } from '../../rules/access-code-form-errors.js'
import { collidingCode } from '../../rules/limits/code-collisions.js'
import { hasUncertainRun } from '../../rules/limits/code-rules.js'
import { changedFields } from '../../rules/limits/form-problems.js'
import { requiresEnd } from '../../rules/limits/time-frame-check.js'
import { timeFrameOptions } from '../../rules/limits/time-frame-option.js'
import type { LockForm } from './limit-messages.js'
import { type LimitMessage, namedMessage } from './named-message.js'
import type { LimitTexts } from './rule-texts.js'

/** Warnings of the fields. They don't keep the form from being saved. */
export interface FieldWarnings {
  readonly code: LimitMessage | undefined
  readonly type: LimitMessage | undefined
}

function codeWarning({ lock, form }: LockForm, now: number, { limits, unnamedCode }: LimitTexts): string | undefined {
  const { device, edited, otherCodes, unmanagedCodes } = lock
  const isChanged = changedFields(form, edited)
  const hasCode = hasCodeField(device, edited)
  const isRun = hasCode && isChanged('code') && hasUncertainRun(device, form.code.trim())
  const isMoved = isChanged('code') || isChanged('type') || isChanged('start') || isChanged('end')
  const collision = hasCode && isMoved ? collidingCode(form, [...otherCodes, ...unmanagedCodes], now) : undefined
  const texts = [
    ...(isRun ? [limits.uncertainRun] : []),
    ...(collision ? [limits.sameDigits(accessCodeName(collision) ?? unnamedCode)] : [])
  ]
  return texts.length > 0 ? texts.join('\n') : undefined
}

function typeWarning({ lock: { device, edited }, form }: LockForm, { limits }: LimitTexts): string | undefined {
  const isUnlimited = form.type === 'ongoing' && changedFields(form, edited)('type')
  return isUnlimited && requiresEnd(timeFrameOptions(device, edited)) ? limits.withoutEnd : undefined
}

/** Returns the warnings about what some of the locks may not accept. */
export function limitWarnings(lockForms: readonly LockForm[], now: number, texts: LimitTexts): FieldWarnings {
  const messageOf = (textOf: (each: LockForm) => string | undefined): LimitMessage | undefined =>
    namedMessage(
      lockForms.flatMap((each) => {
        const text = textOf(each)
        return text === undefined ? [] : { text, device: each.lock.device }
      }),
      lockForms.length,
      texts
    )
  return {
    code: messageOf((each) => codeWarning(each, now, texts)),
    type: messageOf((each) => typeWarning(each, texts))
  }
}
