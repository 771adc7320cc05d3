/** A button is pressed, step 6: what the options of the element forbid. */
import { OPERATIONS, type Operation, type Permission } from '../../core/gate/operations.js'
import type { behaviourOptions } from '../options/behaviour-options.js'
import type { OptionValues } from '../options/option-table.js'

type BehaviourOptions = OptionValues<typeof behaviourOptions>

const DISABLED_BY: Readonly<Record<Permission, keyof BehaviourOptions>> = {
  lockUnlock: 'disableLockUnlock',
  createAccessCode: 'disableCreateAccessCode',
  editAccessCode: 'disableEditAccessCode',
  deleteAccessCode: 'disableDeleteAccessCode',
  createAccessGrant: 'disableCreateAccessGrant',
  editAccessGrant: 'disableEditAccessGrant',
  deleteAccessGrant: 'disableDeleteAccessGrant',
  editThresholds: 'disableEditThresholds',
  editSchedules: 'disableEditSchedules'
}

/** Returns `true` if an option of the element disables an operation. */
export function isDisabled(options: BehaviourOptions, operation: Operation): boolean {
  const permission = OPERATIONS[operation]
  return permission !== undefined && options[DISABLED_BY[permission]] === true
}
