import { toPublicResource } from '../../core/resources/public-resource.js'
import type { AccessCode, Device } from '../../core/resources/resources.js'
import type { CommandTarget } from '../../core/gate/command-origin.js'
import type { Tables } from '../../core/resources/resource-kind.js'
import type { Controller, FilterOption } from '../custom-element/controller.js'

/** Returns `true` if a list option excludes an id. */
const leavesOut = (ids: unknown, id: unknown): boolean => Array.isArray(ids) && !ids.includes(id)

/**
 * Returns `true` if the host's filter accepts an item, with or without the search text. A filter that throws is
 * reported and ignored.
 */
function passes(controller: Controller, option: FilterOption, item: unknown): boolean {
  const filter = controller.get(option)
  if (typeof filter !== 'function') return true
  try {
    return ['', controller.search(option)].some((search) => filter(item, search))
  } catch (error) {
    // The host may set options in response, which isn't possible while its function runs.
    queueMicrotask(() => controller.rejectOption(option, filter, error))
    return true
  }
}

/** The single resource an element is about. */
interface DisplayedTarget {
  readonly deviceId: unknown
  readonly accessCodeId: unknown
}

/** Returns the resource an element is about, by its current options. */
export const displayedTargetOf = (controller: Controller): DisplayedTarget => ({
  deviceId: controller.get('deviceId'),
  accessCodeId: controller.get('accessCodeId')
})

/** Returns `true` if an element about one resource is about another one. */
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
  // The device of a code is displayed with it. Without the code, its device is unknown.
  const code = known.accessCodes.get(String(own.accessCodeId))?.resource
  return (code?.device_id ?? device_id) === device_id && passes(controller, 'deviceFilter', toPublicResource(device))
}

/**
 * Returns `true` if an element displays the target of a command, by its current options. Targets that the session
 * doesn't know are not displayed.
 *
 * @param own what the element was about when the command was requested; showing another device doesn't revoke it
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
