import type { DeviceScope } from '../../../core/gate/device-scope.js'

/** Page size of lists. */
const PAGE = 200

/** `true` if a list of these devices is empty whatever the platform has. */
export const isEmptyFilter = ({ deviceIds, connectedAccountIds }: DeviceScope): boolean =>
  deviceIds?.length === 0 || connectedAccountIds?.length === 0

/** Parameters of a device list, without the page size. */
export const deviceFilterParameters = ({ deviceIds, connectedAccountIds }: DeviceScope) => ({
  ...(deviceIds && { device_ids: [...deviceIds] }),
  ...(connectedAccountIds && { connected_account_ids: [...connectedAccountIds] })
})

export const deviceListParameters = (filter: DeviceScope) => ({ ...deviceFilterParameters(filter), limit: PAGE })

export const deviceParameters = (deviceId: string) => ({ device_id: deviceId })
