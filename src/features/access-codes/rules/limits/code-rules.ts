import type { Device } from '../../../../core/resources/resources.js'
import { listedCodeLengths } from '../../../device/rules/code-length.js'
import { constraintsOf } from './code-constraints.js'

/** Blocking rules about the digits of a code, by constraint of the platform, in the order in which errors are shown. */
const CONSTRAINT_RULES = {
  no_zeros: (code) => !code.includes('0'),
  cannot_contain_089: (code) => !/[089]/.test(code),
  cannot_contain_0789: (code) => !/[0789]/.test(code),
  cannot_start_with_12: (code) => !code.startsWith('12'),
  no_ascending_or_descending_sequence: (code) => code.length < 3 || !(isInSteps(code, 1) || isInSteps(code, -1)),
  at_least_three_unique_digits: (code) => new Set(code).size >= 3,
  unique_first_four_digits: (code) => new Set(code.slice(0, 4)).size === code.slice(0, 4).length,
  no_all_same_digits: (code) => code.length < 2 || new Set(code).size > 1
} satisfies Record<string, (code: string) => boolean>

/** A constraint of the platform that blocks codes. */
export type CodeConstraintRule = keyof typeof CONSTRAINT_RULES

/** A rule that blocks codes. */
export type CodeRule = 'digits' | 'length' | CodeConstraintRule

const CONSTRAINTS = [
  'no_zeros',
  'cannot_contain_089',
  'cannot_contain_0789',
  'cannot_start_with_12',
  'no_ascending_or_descending_sequence',
  'at_least_three_unique_digits',
  'unique_first_four_digits',
  'no_all_same_digits'
] as const satisfies readonly CodeConstraintRule[]

/** All rules in the order of their errors. */
export const CODE_RULES: readonly CodeRule[] = ['digits', 'length', ...CONSTRAINTS]

/** Rules about single digits, from the weakest to the strongest. Only the strongest applies. */
const DIGIT_RULES = ['no_zeros', 'cannot_contain_089', 'cannot_contain_0789'] as const

/** Shortest and longest code that the platform accepts. */
export const PLATFORM_LENGTHS = { min: 4, max: 12 }

function isInSteps(code: string, step: number): boolean {
  return [...code].every((digit, index) => index === 0 || Number(digit) - Number(code[index - 1]) === step)
}

/** Returns the constraints that block codes on any of the devices, in order, without those that another one includes. */
export function constraintRules(devices: readonly Device[]): readonly CodeConstraintRule[] {
  const found = new Set(devices.flatMap((device) => constraintsOf(device).map(({ type }) => type)))
  const strongest = DIGIT_RULES.findLast((rule) => found.has(rule))
  return CONSTRAINTS.filter(
    (rule) => found.has(rule) && (rule === strongest || !DIGIT_RULES.some((digitRule) => digitRule === rule))
  )
}

function hasLength(device: Device, code: string): boolean {
  const lengths = listedCodeLengths(device)
  const { length } = [...code]
  return lengths.length > 0
    ? lengths.includes(length)
    : length >= PLATFORM_LENGTHS.min && length <= PLATFORM_LENGTHS.max
}

/** Returns `true` if a trimmed code keeps a constraint. */
export const keepsConstraint = (rule: CodeConstraintRule, code: string): boolean => CONSTRAINT_RULES[rule](code)

/** Returns `true` if a code consists of digits. */
export const hasOnlyDigits = (code: string): boolean => /^[0-9]*$/.test(code)

/** Returns the rules of a device that a trimmed code breaks, in order. */
export function brokenCodeRules(device: Device, code: string): readonly CodeRule[] {
  return [
    ...(hasOnlyDigits(code) ? [] : (['digits'] as const)),
    ...(hasLength(device, code) ? [] : (['length'] as const)),
    ...constraintRules([device]).filter((rule) => !keepsConstraint(rule, code))
  ]
}

/** Returns `true` if a device may refuse a code because three digits in a row are equal or in sequence. */
export function hasUncertainRun(device: Device, code: string): boolean {
  if (!constraintsOf(device).some(({ type }) => type === 'no_triple_consecutive_ints') || !hasOnlyDigits(code))
    return false
  const digits = [...code].map(Number)
  return digits.some((digit, index) => {
    const [second = NaN, third = NaN] = digits.slice(index + 1)
    return second - digit === third - second && Math.abs(second - digit) <= 1
  })
}

/** Returns `true` if a device only accepts codes that its account already uses. Only the platform knows them. */
export const acceptsKnownCodesOnly = (device: Device): boolean =>
  constraintsOf(device).some(({ type }) => type === 'pin_code_matches_existing_set')
