import type { AccessCode } from '../src/client/resources.js'

/** Returns the parameters that update some fields of a code: the platform wants all fields of it. */
export function wholeUpdate(code: AccessCode, fields: Partial<AccessCode>) {
  const { access_code_id, device_id, name, type, starts_at, ends_at } = { ...code, ...fields }
  const digits = fields.code ?? code.code
  return {
    access_code_id,
    device_id,
    type,
    ...(name && { name }),
    ...(digits && { code: digits }),
    ...(starts_at && ends_at && { starts_at, ends_at })
  }
}
