import type { AccessCode, Device } from '../../core/resources/resources.js'
import { parseString } from '../../core/values/value.js'
import type { Controller } from '../../element/custom-element/controller.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { IssueResolveEvent } from './issue-events.js'
import type { IssueStep } from './rules/remedies.js'

/** Issue, device and access code of a step. */
interface IssueContext {
  readonly device?: Device | undefined
  readonly accessCode?: AccessCode | undefined
  readonly accountId?: string | undefined
}

interface Step {
  readonly step: IssueStep
  readonly code: string
}

/** Fires the event of a step. @returns `false` if the host handles it */
export function dispatchResolve(
  controller: Controller,
  { step, code }: Step,
  { device, accessCode, accountId = parseString(device?.connected_account_id) }: IssueContext
): boolean {
  return controller.dispatch(
    new IssueResolveEvent({
      step,
      code,
      ...(device && { device_id: device.device_id }),
      ...(accessCode && { access_code_id: accessCode.access_code_id }),
      ...(accountId && { connected_account_id: accountId })
    })
  )
}

/** Returns a function that runs the step of one or more issues unless the host handles all of them. */
export function useResolve(steps: Step | readonly Step[], context: IssueContext): (act: () => void) => void {
  const { controller } = useElement()
  return (act) => {
    const unhandled = [steps].flat().filter((step) => dispatchResolve(controller, step, context))
    if (unhandled.length > 0) act()
  }
}
