import type { Device } from '../resources/resources.js'

/** Options of an element that select its devices, and parameters of its list. */
export interface DeviceScope {
  /** Only these devices. @default all */
  readonly deviceIds?: readonly string[] | undefined
  /** Only the devices of these connected accounts. @default all */
  readonly connectedAccountIds?: readonly string[] | undefined
}

const includes = (chosen: readonly string[] | undefined, id: unknown): boolean =>
  !chosen || chosen.some((each) => each === id)

/** Returns `true` unless the id excludes a device. The account of a device is unknown before it is loaded. */
export const canContain = ({ deviceIds }: DeviceScope, deviceId: unknown): boolean => includes(deviceIds, deviceId)

/** Returns `true` if a loaded device belongs to the scope. */
export const containsDevice = (scope: DeviceScope, { device_id, connected_account_id }: Device): boolean =>
  canContain(scope, device_id) && includes(scope.connectedAccountIds, connected_account_id)
