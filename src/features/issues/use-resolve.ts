import { useElement } from '../../element/custom-element/element-context.js'
import { IssueResolveEvent } from './issue-events.js'
import type { IssueStep } from './rules/remedies.js'
import type { AccessCode, Device } from '../../core/resources/resources.js'
import { parseString } from '../../core/values/value.js'

/** Issue, device and access code of a step. */
export interface IssueContext {
  readonly device?: Device | undefined
  readonly accessCode?: AccessCode | undefined
  readonly accountId?: string | undefined
}

/** Returns a function that runs a step unless the host handles it. */
export function useResolve(
  { step, code }: { readonly step: IssueStep; readonly code: string },
  { device, accessCode, accountId = parseString(device?.connected_account_id) }: IssueContext
): (act: () => void) => void {
  const { controller } = useElement()
  return (act) => {
    const resolution = {
      step,
      code,
      ...(device && { device_id: device.device_id }),
      ...(accessCode && { access_code_id: accessCode.access_code_id }),
      ...(accountId && { connected_account_id: accountId })
    }
    if (controller.dispatch(new IssueResolveEvent(resolution))) act()
  }
}
