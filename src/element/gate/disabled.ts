import { OPERATIONS, type Operation, type Permission } from '../../core/gate/operations.js'
import type { behaviourOptions } from '../options/behaviour-options.js'

type DisablingOption = keyof typeof behaviourOptions

const DISABLED_BY: Readonly<Record<Permission, DisablingOption>> = {
  lockUnlock: 'disableLockUnlock',
  createAccessCode: 'disableCreateAccessCode',
  editAccessCode: 'disableEditAccessCode',
  deleteAccessCode: 'disableDeleteAccessCode',
  editThresholds: 'disableEditThresholds',
  editSchedules: 'disableEditSchedules'
}

/** Returns `true` if an option of the element disables an operation. */
export function isDisabled(get: (option: DisablingOption) => unknown, operation: Operation): boolean {
  const permission = OPERATIONS[operation]
  return permission !== undefined && get(DISABLED_BY[permission]) === true
}
