import type { AccessCode } from '../../../core/resources/resources.js'

/** Returns `true` if a code is being removed from the device. */
export function isRemoving(code: AccessCode): boolean {
  return code.status === 'removing'
}

/** Returns `true` if a code is being set on the device or removed from it. */
export function isTransitioning(code: AccessCode): boolean {
  return code.status === 'setting' || isRemoving(code)
}
