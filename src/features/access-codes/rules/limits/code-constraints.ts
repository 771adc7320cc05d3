import type { Device } from '../../../../core/resources/resources.js'
import { memoize } from '../../../../core/values/memoize.js'
import { parseList, parseString } from '../../../../core/values/value.js'
import { properties } from '../../../device/rules/device.js'

/** A constraint on the codes of a device. Its lengths are not validated. */
interface CodeConstraint {
  readonly type: string
  readonly minLength: unknown
  readonly maxLength: unknown
}

/** Returns the constraints of a device. Malformed ones are omitted. */
export const constraintsOf: (device: Device) => readonly CodeConstraint[] = memoize((device: Device) =>
  parseList<unknown>(properties(device).code_constraints).flatMap((constraint) => {
    if (typeof constraint !== 'object' || constraint === null) return []
    const { constraint_type, min_length, max_length }: Record<string, unknown> = { ...constraint }
    const type = parseString(constraint_type)
    return type === undefined ? [] : [{ type, minLength: min_length, maxLength: max_length }]
  })
)
