import type { AccessCode, AccessMethod, Device } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { hidesCodes } from '../../access-codes/rules/shown-code.js'

/** Returns a device, or `undefined` if it could not be loaded. */
type DeviceOf = (deviceId: string) => Device | undefined

/** Returns the access codes whose digits may be shown: those of locks that don't choose their own. */
export const shownCodes = (codes: readonly AccessCode[], deviceOf: DeviceOf): readonly AccessCode[] =>
  codes.filter(({ device_id }) => !hidesCodes(deviceOf(parseString(device_id) ?? '')))

/** Returns the digits of a way in, unless only locks that hide their digits have them. */
export function methodDigits(
  { code }: AccessMethod,
  codes: readonly AccessCode[],
  deviceOf: DeviceOf
): string | undefined {
  const own = codes.filter((each) => each.code === code)
  return own.length > 0 && shownCodes(own, deviceOf).length === 0 ? undefined : parseString(code)
}

/** Returns the digits of an access, each with the locks that have them, most locks first. */
export function digitsByLock(codes: readonly AccessCode[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { code, device_id } of codes) {
    const [digits, lock] = [parseString(code), parseString(device_id)]
    if (digits && lock) found.set(digits, [...(found.get(digits) ?? []), lock])
  }
  return new Map([...found].toSorted(([, first], [, second]) => second.length - first.length))
}
