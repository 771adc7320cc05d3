import type { Device } from '../../../../core/resources/resources.js'
import { listedCodeLengths } from '../../../device/rules/code-length.js'
import { brokenCodeRules, constraintRules, keepsConstraint, PLATFORM_LENGTHS } from './code-rules.js'

const USUAL_LENGTH = 6

/** Number of random codes that are tried before the rules count as contradictory. */
const ATTEMPTS = 2000

/** Returns the shortest length of at least four digits that all devices list. `undefined` if they have none in common. */
function sharedLength(devices: readonly Device[]): number | undefined {
  const listed = devices.map(listedCodeLengths).filter((lengths) => lengths.length > 0)
  const [first] = listed
  if (!first) return USUAL_LENGTH
  const shared = first.filter((length) => listed.every((lengths) => lengths.includes(length)))
  return shared.find((length) => length >= PLATFORM_LENGTHS.min) ?? shared.at(-1)
}

/** Returns `true` if all devices accept a code, and none of the known ones is the same. */
export const isAcceptedCode = (devices: readonly Device[], code: string, usedCodes: ReadonlySet<string>): boolean =>
  !usedCodes.has(code) && devices.every((device) => brokenCodeRules(device, code).length === 0)

/** Returns random digits that all devices accept and that no known code has. `undefined` if none are found. */
export function randomDigits(devices: readonly Device[], usedCodes: ReadonlySet<string>): string | undefined {
  const length = sharedLength(devices)
  if (length === undefined) return undefined
  const rules = constraintRules(devices)
  const alphabet = [...'0123456789'].filter((digit) =>
    rules.every((rule) => !/^(?:no_zeros|cannot_contain)/.test(rule) || keepsConstraint(rule, digit))
  )
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const numbers = [...crypto.getRandomValues(new Uint32Array(length))]
    const code = numbers.map((number) => alphabet[number % alphabet.length]).join('')
    // Codes such as 4444 are easy to guess, even if a device accepts them.
    if (keepsConstraint('no_all_same_digits', code) && isAcceptedCode(devices, code, usedCodes)) return code
  }
  return undefined
}
