import { refetch } from '../../core/queries/refetch.js'
import type { AccessCode, Device } from '../../core/resources/resources.js'
import { parseString } from '../../core/values/value.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'
import { useCanOffer } from '../../element/hooks/use-permissions.js'
import { accessCodeQuery } from '../access-codes/data/access-code-queries.js'
import { accessCodeForm } from '../access-codes/rules/access-code-form.js'
import { accessCodeFormErrors } from '../access-codes/rules/access-code-form-errors.js'
import { canChange } from '../access-codes/rules/access-code-status.js'
import { connectedAccountQuery, deviceQuery } from '../device/data/queries.js'
import type { IssueDetails } from './rules/issue-details.js'
import type { IssueStep } from './rules/remedies.js'

/** Issues that setting the code again resolves. For others only checking again helps. */
const RESOLVED_BY_SETTING: ReadonlySet<unknown> = new Set(['notOnLock', 'changedElsewhere'])

/** Steps that end with a check. */
const ENDS_WITH_CHECK: ReadonlySet<IssueStep> = new Set(['retry', 'wake-bridge', 'in-manufacturer-app'])

interface Subject {
  readonly device: Device | undefined
  readonly accessCode: AccessCode | undefined
}

interface Check {
  /** Returns the code and lock to set again, or `undefined` if that doesn't help or isn't possible. */
  settable(issue: IssueDetails): { readonly code: AccessCode; readonly lock: Device } | undefined
  /** Returns `true` if all that can be done here is to check again. */
  isChecked(issue: IssueDetails): boolean
  /** Refetches the device, its account and the access code. */
  read(): Promise<unknown>
}

/** Returns how issues are checked again. */
export function useCheck({ device, accessCode }: Subject): Check {
  const { session, options } = useElement()
  const canOffer = useCanOffer()
  const now = useNow()

  function settable({ remedy }: IssueDetails) {
    const canSet =
      RESOLVED_BY_SETTING.has(remedy) &&
      device &&
      accessCode &&
      canChange(accessCode, device) &&
      canOffer('accessCodes.update', accessCode.access_code_id) &&
      Object.keys(accessCodeFormErrors(accessCodeForm(accessCode, now), device, accessCode)).length === 0
    return canSet ? { code: accessCode, lock: device } : undefined
  }
  return {
    settable,
    isChecked: (issue) => ENDS_WITH_CHECK.has(issue.step) && !settable(issue),
    read() {
      const accountId = parseString(device?.connected_account_id)
      return Promise.all([
        device && refetch(session, deviceQuery(device.device_id)),
        accessCode && refetch(session, accessCodeQuery(accessCode.access_code_id)),
        accountId && !options.disableConnectedAccountInformation && refetch(session, connectedAccountQuery(accountId))
      ])
    }
  }
}
