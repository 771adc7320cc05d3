import type { AccessCode, Device } from './resources.js'
import { accessCodeName, accessCodePin } from './access-code.js'
import { accessCodeFaults, hasCodeField } from './access-code-faults.js'
import { readInstant } from './read-instant.js'
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
export function isAsWished(code: AccessCode, { name, code: digits, type, starts_at, ends_at }: ChangedAccessCode): boolean {
  const isSame = (given: unknown, wished: string | undefined): boolean => readInstant(given) === readInstant(wished)
  const isTimely = type === 'ongoing' || (isSame(code.starts_at, starts_at) && isSame(code.ends_at, ends_at))
  return accessCodeName(code) === name && (digits === undefined || accessCodePin(code) === digits) && code.type === type && isTimely
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
