import type { Messages } from '../../../../messages/en.js'
import { codeLengthText } from '../../../device/code-length-text.js'
import { codeLengths, fitsCodeLengths } from '../../../device/rules/code-length.js'
import {
  acceptsKnownCodesOnly,
  constraintRules,
  hasOnlyDigits,
  keepsConstraint
} from '../../rules/limits/code-rules.js'
import { sharedLock } from '../../rules/shared-lock.js'
import type { CodeLimits } from './code-limits.js'
import type { LimitHint } from './limit-list.js'

/** Returns hints about the codes that all locks of a form accept, and which of them the typed code meets. */
export function codeHints({ locks, texts }: CodeLimits, typed: string, messages: Messages): readonly LimitHint[] {
  const { limits, form } = texts
  const devices = locks.map(({ device }) => device)
  const code = typed.trim()
  const hint = (text: string, isMet: boolean): LimitHint => ({ text, isMet: code ? isMet : undefined })
  const shared = sharedLock(devices)
  const lengths = shared && codeLengths(shared)
  return [
    ...(shared && lengths ? [hint(codeLengthText(lengths, messages), fitsCodeLengths(shared, code))] : []),
    hint(form.numbersOnly, hasOnlyDigits(code)),
    ...constraintRules(devices).map((rule) => hint(limits.hints[rule], keepsConstraint(rule, code))),
    ...(devices.some(acceptsKnownCodesOnly) ? [{ text: limits.knownCodesOnly, isMet: undefined }] : [])
  ]
}
