import type { Device } from '../resources/resources.js'

/** Options of an element that select its devices, and parameters of its list. */
export interface DeviceScope {
  /** Only these devices. @default all */
  readonly deviceIds?: readonly string[] | undefined
  /** Only the devices of these connected accounts. @default all */
  readonly connectedAccountIds?: readonly string[] | undefined
}

/** Returns `true` if a list of ids contains an id, or if there is no list. */
export const includesId = (ids: readonly string[] | undefined, id: unknown): boolean =>
  !ids || ids.some((each) => each === id)

/** Returns `true` unless the id excludes a device. The account of a device is unknown before it is loaded. */
export const canContain = ({ deviceIds }: DeviceScope, deviceId: unknown): boolean => includesId(deviceIds, deviceId)

/** Returns `true` if a loaded device belongs to the scope. */
export const containsDevice = (scope: DeviceScope, { device_id, connected_account_id }: Device): boolean =>
  canContain(scope, device_id) && includesId(scope.connectedAccountIds, connected_account_id)
