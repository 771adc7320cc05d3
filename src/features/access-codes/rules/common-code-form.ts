import { differs } from '../../../core/actions/rebase-form.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { NO_TIME } from '../../../core/values/typed-time.js'
import { type AccessCodeForm, accessCodeForm, accessCodeFormRules } from './access-code-form.js'
import { type AccessCodeEdit, editOf } from './access-code-parameters.js'
import type { LockCode } from './all-locks-codes.js'

const FIELDS = ['name', 'code', 'type', 'start', 'end'] as const

/** Fields that several codes can have in common. */
export type CommonField = (typeof FIELDS)[number]

/** Initial form for several codes. */
export interface CommonCodeForm {
  readonly form: AccessCodeForm
  /** Fields in which the codes differ. They are empty in the form. */
  readonly differing: ReadonlySet<CommonField>
}

export function commonCodeForm(
  [first, ...rest]: readonly [AccessCode, ...AccessCode[]],
  now: number,
  zone?: string
): CommonCodeForm {
  const own = [first, ...rest].map((code) => accessCodeForm(code, now, zone))
  const isMixed = new Set(own.map(({ type }) => type)).size > 1
  // Suggested times of an ongoing code do not count as common values.
  const forms: readonly AccessCodeForm[] = own.map((form) =>
    isMixed && form.type === 'ongoing' ? { ...form, start: NO_TIME, end: NO_TIME } : form
  )
  const isDiffering = (field: CommonField): boolean =>
    forms.some((form) => differs(field, form, forms[0] ?? form, accessCodeFormRules))
  const form = accessCodeForm(first, now, zone)
  return {
    form: {
      ...form,
      ...(isDiffering('name') && { name: '' }),
      ...(isDiffering('code') && { code: '' }),
      ...(isDiffering('type') && { type: undefined }),
      ...(isDiffering('start') && { start: NO_TIME }),
      ...(isDiffering('end') && { end: NO_TIME })
    },
    differing: new Set(FIELDS.filter(isDiffering))
  }
}

/** Returns the form of one of several codes: its own values, except those that differ from the `initial` form. */
export function formOfCode(form: AccessCodeForm, initial: AccessCodeForm, { code }: LockCode): AccessCodeForm {
  const own = accessCodeForm(code, 0, form.zone)
  const touched = (field: CommonField): boolean => differs(field, form, initial, accessCodeFormRules)
  // A code without times gets those in the form.
  const hasTime = (field: 'start' | 'end'): boolean => touched(field) || own.type === 'ongoing'
  return {
    ...own,
    type: touched('type') ? form.type : own.type,
    name: touched('name') ? form.name : own.name,
    code: touched('code') ? form.code : own.code,
    start: hasTime('start') ? form.start : own.start,
    end: hasTime('end') ? form.end : own.end
  }
}

/** Returns the edit for one code: only the fields that differ from the `initial` form. Empty if the code has these values. */
export const commonEdit = (form: AccessCodeForm, initial: AccessCodeForm, each: LockCode): AccessCodeEdit =>
  editOf(formOfCode(form, initial, each), each.code)
