import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { parseString } from '../../../core/values/value.js'
import { accessCodeName, accessCodePin } from './access-code.js'
import { type AccessCodeForm, type AccessCodeType, accessCodeForm } from './access-code-form.js'
import { accessCodeFormErrors, hasCodeField } from './access-code-form-errors.js'
import type { LockCode } from './all-locks-codes.js'

/** Parameters that create a code. The times are ISO 8601 in UTC; ongoing codes have none. */
export interface NewAccessCode {
  name: string
  code?: string
  device_id: string
  starts_at?: string
  ends_at?: string
}

/** Parameters that update a code: always all fields, because a platform may reset the omitted ones. */
export interface ChangedAccessCode extends Partial<NewAccessCode> {
  access_code_id: string
  device_id: string
  type: AccessCodeType
}

export type AccessCodeEdit = Partial<Omit<ChangedAccessCode, 'access_code_id' | 'device_id'>>

export interface LockCodeEdit extends LockCode {
  readonly edit: AccessCodeEdit
}

const moment = (instant: number): string => new Date(instant).toISOString()

/** Returns the parameters that create a code, or `undefined` while the form is invalid. */
export function createParameters(form: AccessCodeForm, device: Device): NewAccessCode | undefined {
  if (Object.keys(accessCodeFormErrors(form, device)).length > 0) return undefined
  const { start, end } = form
  const times =
    form.type === 'time_bound' && start.instant !== undefined && end.instant !== undefined
      ? { starts_at: moment(start.instant), ends_at: moment(end.instant) }
      : undefined
  return {
    name: form.name.trim(),
    ...(hasCodeField(device) && { code: form.code.trim() }),
    device_id: device.device_id,
    ...times
  }
}

/** Returns the parameters that recreate a deleted code unchanged, or `undefined` if some values are unknown. */
export function accessCodeRecreateParams(code: AccessCode): NewAccessCode | undefined {
  const name = accessCodeName(code)
  const pin = accessCodePin(code)
  const device_id = parseString(code.device_id)
  if (!name || !pin || !device_id) return undefined
  const same = { name, code: pin, device_id }
  if (code.type !== 'time_bound') return same
  const [starts_at, ends_at] = [parseString(code.starts_at), parseString(code.ends_at)]
  if (!starts_at || !ends_at || parseInstant(starts_at) === undefined || parseInstant(ends_at) === undefined)
    return undefined
  return { ...same, starts_at, ends_at }
}

/** Returns the fields in which a valid form differs from the code that it edits. */
export function editOf(form: AccessCodeForm, code: AccessCode): AccessCodeEdit {
  const own = accessCodeForm(code, 0, form.zone)
  const { type, start, end } = form
  const [name, digits] = [form.name.trim(), form.code.trim()]
  // An ongoing code has no times to compare with.
  const isOther = (instant: number | undefined, previous: number | undefined): instant is number =>
    type === 'time_bound' && instant !== undefined && (own.type === 'ongoing' || instant !== previous)
  return {
    ...(form.name !== own.name && name !== accessCodeName(code) && { name }),
    ...(form.code !== own.code && digits !== accessCodePin(code) && { code: digits }),
    ...(type && type !== own.type && { type }),
    ...(isOther(start.instant, own.start.instant) && { starts_at: moment(start.instant) }),
    ...(isOther(end.instant, own.end.instant) && { ends_at: moment(end.instant) })
  }
}

/** Returns the parameters of an update: the edited fields, and the known values of the others. */
export function updateParameters(code: AccessCode, deviceId: string, edit: AccessCodeEdit): ChangedAccessCode {
  const type = edit.type ?? (code.type === 'time_bound' ? 'time_bound' : 'ongoing')
  const [name, digits] = [edit.name ?? accessCodeName(code), edit.code ?? accessCodePin(code)]
  const [starts_at, ends_at] = [
    edit.starts_at ?? parseString(code.starts_at),
    edit.ends_at ?? parseString(code.ends_at)
  ]
  return {
    access_code_id: code.access_code_id,
    ...(name !== undefined && { name }),
    ...(digits !== undefined && { code: digits }),
    device_id: deviceId,
    type,
    ...(type === 'time_bound' && starts_at !== undefined && { starts_at }),
    ...(type === 'time_bound' && ends_at !== undefined && { ends_at })
  }
}

/** Returns `true` if a code already has the values of an edit. Omitted fields are ignored. */
export function isEditApplied(
  code: AccessCode,
  { name, code: digits, type, starts_at, ends_at }: AccessCodeEdit
): boolean {
  const isSame = (is: unknown, wished: unknown): boolean => wished === undefined || is === wished
  const isAt = (is: unknown, wished: string | undefined): boolean => isSame(parseInstant(is), parseInstant(wished))
  const isTimely = type === 'ongoing' || (isAt(code.starts_at, starts_at) && isAt(code.ends_at, ends_at))
  return (
    isSame(accessCodeName(code), name) && isSame(accessCodePin(code), digits) && isSame(code.type, type) && isTimely
  )
}
