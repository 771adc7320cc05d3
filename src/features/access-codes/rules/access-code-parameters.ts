import type { AccessCode, Device } from '../../../core/resources/resources.js'
import { accessCodeName, accessCodePin } from './access-code.js'
import { accessCodeFaults, hasCodeField } from './access-code-faults.js'
import { readInstant } from '../../../core/values/read-instant.js'
import { text } from '../../../core/values/value.js'
import type { AccessCodeForm, AccessCodeType } from './access-code-form.js'

/** What the platform is told to create a code. The times are in UTC, by ISO 8601, for a time-bound code only. */
export interface NewAccessCode {
  name: string
  code?: string
  device_id: string
  starts_at?: string
  ends_at?: string
}

/** What the platform is told to update a code. */
export interface ChangedAccessCode extends NewAccessCode {
  access_code_id: string
  type: AccessCodeType
}

/** What the platform is told of a code of which only some is changed: what is left out stays as it is. */
export type AccessCodeEdit = Pick<ChangedAccessCode, 'access_code_id' | 'device_id'> & Partial<ChangedAccessCode>

function parameters(form: AccessCodeForm, device: Device, edited?: AccessCode): NewAccessCode | undefined {
  if (Object.keys(accessCodeFaults(form, device, edited)).length > 0) return undefined
  const { start, end } = form
  const times =
    form.type === 'time_bound' && start.instant !== undefined && end.instant !== undefined
      ? { starts_at: new Date(start.instant).toISOString(), ends_at: new Date(end.instant).toISOString() }
      : undefined
  return {
    name: form.name.trim(),
    ...(hasCodeField(device, edited) && { code: form.code.trim() }),
    device_id: device.device_id,
    ...times
  }
}

/** Whether a code is what it was to become, as far as that can be seen. */
export function isAsWished(
  code: AccessCode,
  { name, code: digits, type, starts_at, ends_at }: AccessCodeEdit
): boolean {
  const isSame = (is: unknown, wished: unknown): boolean => wished === undefined || is === wished
  const isAt = (is: unknown, wished: string | undefined): boolean => isSame(readInstant(is), readInstant(wished))
  const isTimely = type === 'ongoing' || (isAt(code.starts_at, starts_at) && isAt(code.ends_at, ends_at))
  return (
    isSame(accessCodeName(code), name) && isSame(accessCodePin(code), digits) && isSame(code.type, type) && isTimely
  )
}

/** What a code is once it was changed, in full. */
export function afterEdit(code: AccessCode, edit: AccessCodeEdit): ChangedAccessCode {
  const type = edit.type ?? (code.type === 'time_bound' ? 'time_bound' : 'ongoing')
  const digits = accessCodePin(code)
  const [starts_at, ends_at] = [edit.starts_at ?? text(code.starts_at), edit.ends_at ?? text(code.ends_at)]
  return {
    name: accessCodeName(code) ?? '',
    ...(digits !== undefined && { code: digits }),
    ...edit,
    type,
    ...(type === 'time_bound' && starts_at !== undefined && { starts_at }),
    ...(type === 'time_bound' && ends_at !== undefined && { ends_at })
  }
}

/** What to create a code with; nothing while the form has a fault. */
export function createParameters(form: AccessCodeForm, device: Device): NewAccessCode | undefined {
  return parameters(form, device)
}

/** What to update a code with; nothing while the form has a fault. */
export function updateParameters(
  form: AccessCodeForm,
  device: Device,
  edited: AccessCode
): ChangedAccessCode | undefined {
  const changed = parameters(form, device, edited)
  return changed && { access_code_id: edited.access_code_id, ...changed, type: form.type }
}
