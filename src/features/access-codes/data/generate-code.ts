import { isRefused } from '../../../core/queries/is-refused.js'
import type { Session } from '../../../core/session/session.js'
import { accessCodePin } from '../rules/access-code.js'
import type { FormLock } from '../rules/limits/form-problems.js'
import { isAcceptedCode, randomDigits } from '../rules/limits/random-digits.js'

/** Number of requests for a code that fits, before one is generated in the page. */
const ATTEMPTS = 3

/**
 * Generates a code that all locks accept and that none of their known codes has: by the platform, or in the page if its
 * codes don't fit or it refuses the request. Resolves with `undefined` if no code fits.
 */
export async function generateCode({ request }: Session, locks: readonly FormLock[]): Promise<string | undefined> {
  const devices = locks.map(({ device }) => device)
  const [first] = devices
  if (!first) return undefined
  const { device_id } = first
  const codes = locks.flatMap(({ otherCodes, unmanagedCodes }) => [...otherCodes, ...unmanagedCodes])
  const usedCodes = new Set(codes.map((code) => accessCodePin(code) ?? ''))
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const code = accessCodePin(
        await request(({ accessCodes }, options) => accessCodes.generateCode({ device_id }, options))
      )
      if (code !== undefined && isAcceptedCode(devices, code, usedCodes)) return code
    }
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  return randomDigits(devices, usedCodes)
}
