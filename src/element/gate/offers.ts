import { asPromised } from '../../model/promised.js'
import type { AccessCode, Device } from '../../model/resources.js'
import type { Subject } from '../../store/gate/origin.js'
import type { Tables } from '../../store/resource-kind.js'
import type { Controller } from '../custom-element/controller.js'

/** Whether an option that lists ids leaves one out; without a list none is. */
const leavesOut = (ids: unknown, id: unknown): boolean => Array.isArray(ids) && !ids.includes(id)

/** Whether a filter of the host takes something, for what is typed or without; one that fails is reported, and ignored. */
function passes(controller: Controller, option: string, item: unknown): boolean {
  const filter = controller.get(option)
  if (typeof filter !== 'function') return true
  try {
    return ['', controller.typedSearch()].some((search) => filter(item, search))
  } catch (error) {
    // The host may answer by setting options, which cannot be while its function is being asked.
    queueMicrotask(() => controller.refuse(option, filter, error))
    return true
  }
}

function offersCode(controller: Controller, code: AccessCode): boolean {
  const own = controller.get('accessCodeId')
  return (own === undefined || own === code.access_code_id) && passes(controller, 'accessCodeFilter', asPromised(code))
}

function offersDevice(controller: Controller, device: Device, known: Tables): boolean {
  const { device_id, connected_account_id } = device
  const own = controller.get('deviceId')
  if (own !== undefined && own !== device_id) return false
  if (leavesOut(controller.get('deviceIds'), device_id) && own === undefined) return false
  if (leavesOut(controller.get('connectedAccountIds'), connected_account_id)) return false
  // The door of a code is offered with it; once that is gone, nothing says of which door it was.
  const code = known.accessCodes.get(String(controller.get('accessCodeId')))?.resource
  return (code?.device_id ?? device_id) === device_id && passes(controller, 'deviceFilter', asPromised(device))
}

/**
 * Whether an element offers what a command is about, by the options that it has at this moment. What the session does not
 * know, or knows no more, is not offered.
 */
export function offers(controller: Controller, { deviceIds = [], accessCodeId }: Subject, known: Tables): boolean {
  const ids = [...deviceIds]
  if (accessCodeId !== undefined) {
    const code = known.accessCodes.get(accessCodeId)?.resource
    if (!code || !offersCode(controller, code)) return false
    ids.push(String(code.device_id))
  }
  return ids.every((id) => {
    const device = known.devices.get(id)?.resource
    return device !== undefined && offersDevice(controller, device, known)
  })
}
