/** A button is pressed, step 6: what the element displays. */

import type { CommandTarget } from '../../core/gate/command-origin.js'
import { containsDevice, includesId } from '../../core/gate/device-scope.js'
import { toPublicResource } from '../../core/resources/public-resource.js'
import type { Tables } from '../../core/resources/resource-kind.js'
import type { AccessCode, AccessGrant, Device } from '../../core/resources/resources.js'
import type { Controller, FilterOption } from '../custom-element/controller.js'
import { shownId } from '../custom-element/shown-id.js'

/**
 * Returns `true` if the host's filter accepts an item, with or without the search text. A filter that throws is
 * reported and ignored.
 */
function passes<Item>(
  controller: Controller,
  option: FilterOption,
  filter: ((item: Item, search: string) => boolean | undefined) | undefined,
  item: Item
): boolean {
  if (!filter) return true
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
  readonly deviceId: string | undefined
  readonly accessCodeId: string | undefined
  readonly accessGrantId: string | undefined
  /** Filters of a list of access grants. */
  readonly spaceId: string | undefined
  readonly acsEntranceId: string | undefined
  readonly userIdentityId: string | undefined
  readonly reservationKey: string | undefined
}

/** Returns the resource an element is about, by its current options, or the one that was recreated in its place. */
export function displayedTargetOf(controller: Controller): DisplayedTarget {
  const { deviceId, accessCodeId, accessGrantId, spaceId, acsEntranceId, userIdentityId, reservationKey } =
    controller.options()
  const state = controller.store.getState()
  return {
    deviceId,
    accessCodeId: shownId(accessCodeId, state),
    accessGrantId: shownId(accessGrantId, state),
    spaceId,
    acsEntranceId,
    userIdentityId,
    reservationKey
  }
}

/** Returns `true` if an element about one resource is about another one. */
const isOther = (own: unknown, id: unknown): boolean => own !== undefined && own !== id

function offersCode(controller: Controller, own: DisplayedTarget, code: AccessCode): boolean {
  const { accessCodeFilter } = controller.options()
  return (
    !isOther(own.accessCodeId, code.access_code_id) &&
    passes(controller, 'accessCodeFilter', accessCodeFilter, toPublicResource(code))
  )
}

function offersGrant(controller: Controller, own: DisplayedTarget, grant: AccessGrant): boolean {
  const { accessGrantFilter } = controller.options()
  return (
    !isOther(own.accessGrantId, grant.access_grant_id) &&
    !isOther(own.userIdentityId, grant.user_identity_id) &&
    !isOther(own.reservationKey, grant.reservation_key) &&
    passes(controller, 'accessGrantFilter', accessGrantFilter, toPublicResource(grant))
  )
}

/** Returns `true` if all ids are offered. Without an option, every id is. */
const areOffered = (ids: readonly string[] = [], offered: readonly string[] | undefined): boolean =>
  ids.every((id) => includesId(offered, id))

function offersDevice(controller: Controller, own: DisplayedTarget, device: Device, known: Tables): boolean {
  const { deviceIds, connectedAccountIds, deviceFilter } = controller.options()
  if (isOther(own.deviceId, device.device_id)) return false
  // A list of the codes of one device ignores `deviceIds`.
  const scope = { deviceIds: own.deviceId === undefined ? deviceIds : undefined, connectedAccountIds }
  if (!containsDevice(scope, device)) return false
  // The device of a code is displayed with it. Without the code, its device is unknown.
  const code = known.accessCodes.get(String(own.accessCodeId))?.resource
  const isShown = (code?.device_id ?? device.device_id) === device.device_id
  return isShown && passes(controller, 'deviceFilter', deviceFilter, toPublicResource(device))
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
  { deviceIds = [], accessCodeId, accessGrantId, spaceIds, acsEntranceIds }: CommandTarget,
  known: Tables
): boolean {
  const ids = [...deviceIds]
  if (accessCodeId !== undefined) {
    const code = known.accessCodes.get(accessCodeId)?.resource
    if (!code || !offersCode(controller, own, code)) return false
    ids.push(String(code.device_id))
  }
  if (accessGrantId !== undefined) {
    const grant = known.accessGrants.get(accessGrantId)?.resource
    if (!grant || !offersGrant(controller, own, grant)) return false
  }
  const options = controller.options()
  if (!areOffered(spaceIds, options.spaceIds) || !areOffered(acsEntranceIds, options.acsEntranceIds)) return false
  return ids.every((id) => {
    const device = known.devices.get(id)?.resource
    return device !== undefined && offersDevice(controller, own, device, known)
  })
}
