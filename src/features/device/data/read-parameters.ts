/** How many of a list are asked for at once. */
const PAGE = 200

/** Which devices a list is about; every device that the session may see without any of it. */
export interface DeviceListFilter {
  readonly deviceIds?: readonly string[] | undefined
  readonly connectedAccountIds?: readonly string[] | undefined
}

/** `true` if a list of these devices is empty whatever the platform has. */
export const isEmptyFilter = ({ deviceIds, connectedAccountIds }: DeviceListFilter): boolean =>
  deviceIds?.length === 0 || connectedAccountIds?.length === 0

/** What the devices of a session are asked for with, but for how many. */
export const deviceFilterParameters = ({ deviceIds, connectedAccountIds }: DeviceListFilter) => ({
  ...(deviceIds && { device_ids: [...deviceIds] }),
  ...(connectedAccountIds && { connected_account_ids: [...connectedAccountIds] })
})

/** What the devices of a session are asked for with. */
export const deviceListParameters = (filter: DeviceListFilter) => ({ ...deviceFilterParameters(filter), limit: PAGE })

/** What one device is asked for with. */
export const deviceParameters = (deviceId: string) => ({ device_id: deviceId })
