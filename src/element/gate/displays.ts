import { toPublicResource } from '../../core/values/public-resource.js'
import type { AccessCode, Device } from '../../core/resources/resources.js'
import type { CommandTarget } from '../../core/gate/command-origin.js'
import type { Tables } from '../../core/resources/resource-kind.js'
import type { Controller, FilterOption } from '../custom-element/controller.js'

/** Whether an option that lists ids leaves one out; without a list none is. */
const leavesOut = (ids: unknown, id: unknown): boolean => Array.isArray(ids) && !ids.includes(id)

/** Whether a filter of the host takes something, for what is typed or without; one that fails is reported, and ignored. */
function passes(controller: Controller, option: FilterOption, item: unknown): boolean {
  const filter = controller.get(option)
  if (typeof filter !== 'function') return true
  try {
    return ['', controller.search(option)].some((search) => filter(item, search))
  } catch (error) {
    // The host may answer by setting options, which cannot be while its function is being asked.
    queueMicrotask(() => controller.rejectOption(option, filter, error))
    return true
  }
}

/** What an element is about, where it is about one thing. */
export interface DisplayedTarget {
  readonly deviceId: unknown
  readonly accessCodeId: unknown
}

/** What an element is about by the options that it has now. */
export const displayedTargetOf = (controller: Controller): DisplayedTarget => ({
  deviceId: controller.get('deviceId'),
  accessCodeId: controller.get('accessCodeId')
})

/** Whether that of an element which is about one thing is another one. One about many is about any. */
const isOther = (own: unknown, id: unknown): boolean => own !== undefined && own !== id

function offersCode(controller: Controller, own: DisplayedTarget, code: AccessCode): boolean {
  return (
    !isOther(own.accessCodeId, code.access_code_id) && passes(controller, 'accessCodeFilter', toPublicResource(code))
  )
}

function offersDevice(controller: Controller, own: DisplayedTarget, device: Device, known: Tables): boolean {
  const { device_id, connected_account_id } = device
  if (isOther(own.deviceId, device_id)) return false
  if (own.deviceId === undefined && leavesOut(controller.get('deviceIds'), device_id)) return false
  if (leavesOut(controller.get('connectedAccountIds'), connected_account_id)) return false
  // The door of a code is offered with it; once that is gone, nothing says of which door it was.
  const code = known.accessCodes.get(String(own.accessCodeId))?.resource
  return (code?.device_id ?? device_id) === device_id && passes(controller, 'deviceFilter', toPublicResource(device))
}

/**
 * Whether an element offers what a command is about, by the options that it has at this moment. What the session does not
 * know, or knows no more, is not offered.
 *
 * @param own what the element was about when it asked: a host that shows another device takes back nothing of it.
 */
export function displays(
  controller: Controller,
  own: DisplayedTarget,
  { deviceIds = [], accessCodeId }: CommandTarget,
  known: Tables
): boolean {
  const ids = [...deviceIds]
  if (accessCodeId !== undefined) {
    const code = known.accessCodes.get(accessCodeId)?.resource
    if (!code || !offersCode(controller, own, code)) return false
    ids.push(String(code.device_id))
  }
  return ids.every((id) => {
    const device = known.devices.get(id)?.resource
    return device !== undefined && offersDevice(controller, own, device, known)
  })
}
