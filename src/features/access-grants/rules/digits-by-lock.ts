import type { AccessCode } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'

/** Returns the digits of an access, each with the locks that have them, most locks first. */
export function digitsByLock(codes: readonly AccessCode[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { code, device_id } of codes) {
    const [digits, lock] = [parseString(code), parseString(device_id)]
    if (digits && lock) found.set(digits, [...(found.get(digits) ?? []), lock])
  }
  return new Map([...found].toSorted(([, first], [, second]) => second.length - first.length))
}
