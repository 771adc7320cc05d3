import type { AccessCode } from '../../../core/resources/resources.js'
import { type AccessCodeForm, accessCodeForm, type AccessCodeType, type SharedCodeForm } from './access-code-form.js'
import { type AccessCodeFaults, accessCodeFaults } from './access-code-faults.js'
import { type AccessCodeEdit, editOf } from './access-code-parameters.js'
import type { LockCode } from './house-codes.js'
import { NO_TIME, type TypedTime } from '../../../core/values/typed-time.js'

/** What several codes can have in common. */
export type CommonField = 'name' | 'code' | 'type' | 'start' | 'end'

/** The form in which several codes are edited together, as it is at first. */
export interface CommonCodeForm {
  readonly form: SharedCodeForm
  /** The fields in which the codes differ: they are empty. */
  readonly differing: ReadonlySet<CommonField>
}

/** What a field says, as it is compared: another zone alone is no other moment. */
function said(form: SharedCodeForm, field: CommonField): string | number | undefined {
  const value: TypedTime | string | undefined = form[field]
  return typeof value === 'object' ? (value.instant ?? value.wall) : value
}

const isTouched = (form: SharedCodeForm, initial: SharedCodeForm, field: CommonField): boolean =>
  said(form, field) !== said(initial, field)

/** What codes have in common, one at least. */
export function commonCodeForm(
  [first, ...others]: readonly [AccessCode, ...AccessCode[]],
  now: number,
  zone?: string
): CommonCodeForm {
  const own = [first, ...others].map((code) => accessCodeForm(code, now, zone))
  const isMixed = new Set(own.map(({ type }) => type)).size > 1
  // The times that are proposed for an ongoing code are those of no other.
  const forms: readonly AccessCodeForm[] = own.map((form) =>
    isMixed && form.type === 'ongoing' ? { ...form, start: NO_TIME, end: NO_TIME } : form
  )
  const differs = (field: CommonField): boolean => new Set(forms.map((form) => said(form, field))).size > 1
  const form = accessCodeForm(first, now, zone)
  return {
    form: {
      ...form,
      ...(differs('name') && { name: '' }),
      ...(differs('code') && { code: '' }),
      ...(differs('type') && { type: undefined }),
      ...(differs('start') && { start: NO_TIME }),
      ...(differs('end') && { end: NO_TIME })
    },
    differing: new Set((['name', 'code', 'type', 'start', 'end'] as const).filter(differs))
  }
}

/** The form of codes as they are now, with what was typed over what they were before. */
export function withTyped(next: SharedCodeForm, typed: SharedCodeForm, initial: SharedCodeForm): SharedCodeForm {
  const of = <Field extends CommonField>(field: Field): SharedCodeForm[Field] =>
    (isTouched(typed, initial, field) ? typed : next)[field]
  return { ...typed, name: of('name'), code: of('code'), type: of('type'), start: of('start'), end: of('end') }
}

/** What becomes of one of several codes. */
export interface CommonEdit {
  /** Empty if the code is so already. */
  readonly edit: AccessCodeEdit
  readonly faults: AccessCodeFaults
}

/** Returns what a form that was `initial` at first edits of one of its codes: only the fields that were changed in it. */
export function commonEdit(form: SharedCodeForm, initial: SharedCodeForm, { code, lock }: LockCode): CommonEdit {
  const own = accessCodeForm(code, 0, form.zone)
  const touched = (field: CommonField): boolean => isTouched(form, initial, field)
  const type: AccessCodeType = (touched('type') ? form.type : undefined) ?? own.type
  const isTimed = touched('type') || touched('start') || touched('end')
  // A code without times gets the ones in the form.
  const hasTime = (field: 'start' | 'end'): boolean => touched(field) || own.type === 'ongoing'
  const wished: AccessCodeForm = {
    ...own,
    type,
    name: touched('name') ? form.name : own.name,
    code: touched('code') ? form.code : own.code,
    start: hasTime('start') ? form.start : own.start,
    end: hasTime('end') ? form.end : own.end
  }
  const found = accessCodeFaults(wished, lock, code)
  return {
    edit: editOf(wished, code),
    faults: {
      ...(touched('name') && found.name && { name: found.name }),
      ...(touched('code') && found.code && { code: found.code }),
      ...(isTimed && found.start && { start: found.start }),
      ...(isTimed && found.end && { end: found.end })
    }
  }
}
