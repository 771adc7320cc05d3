import type { DeviceRecord } from './data/device-record.js'

/** Returns `true` if each digit differs from the previous one by `step`. */
const isInSteps = (pin: string, step: number): boolean =>
  [...pin].every((digit, index) => index === 0 || Number(digit) - Number(pin[index - 1]) === step)

/** Reasons why a lock rejects a PIN, by constraint. */
const REASONS: Readonly<Record<string, readonly [isRejected: (pin: string) => boolean, reason: string]>> = {
  no_zeros: [(pin) => pin.includes('0'), 'Must not contain 0'],
  cannot_contain_089: [(pin) => /[089]/.test(pin), 'Must not contain 0, 8 or 9'],
  cannot_contain_0789: [(pin) => /[0789]/.test(pin), 'Must not contain 0, 7, 8 or 9'],
  cannot_start_with_12: [(pin) => pin.startsWith('12'), 'Must not start with 12'],
  no_ascending_or_descending_sequence: [(pin) => isInSteps(pin, 1) || isInSteps(pin, -1), 'Must not be a sequence'],
  at_least_three_unique_digits: [(pin) => new Set(pin).size < 3, 'Must have at least 3 different digits'],
  unique_first_four_digits: [(pin) => new Set(pin.slice(0, 4)).size < 4, 'Must begin with 4 different digits'],
  no_all_same_digits: [(pin) => new Set(pin).size === 1, 'Must not have the same digit only']
}

/** Returns which constraint of a lock a PIN breaks, or `undefined`. The reason never contains the PIN. */
export function getConstraintError({ properties }: DeviceRecord, pin: string): string | undefined {
  for (const { constraint_type: type } of properties.code_constraints ?? []) {
    const [isRejected, reason] = REASONS[type] ?? []
    if (isRejected?.(pin)) return reason
  }
  return undefined
}

/** Returns the lengths of a name that a lock accepts. */
export function nameBounds({ properties }: DeviceRecord, { min, max }: { min: number; max: number }) {
  const bounds = { min, max }
  for (const constraint of properties.code_constraints ?? []) {
    if (constraint.constraint_type !== 'name_length' || !('max_length' in constraint || 'min_length' in constraint))
      continue
    bounds.min = Math.max(bounds.min, constraint.min_length ?? min)
    bounds.max = Math.min(bounds.max, constraint.max_length ?? max)
  }
  return bounds
}
