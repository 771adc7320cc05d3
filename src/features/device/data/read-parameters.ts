/** Page size of lists. */
const PAGE = 200

/** Filter of a device list. Empty for all devices of the session. */
export interface DeviceListFilter {
  readonly deviceIds?: readonly string[] | undefined
  readonly connectedAccountIds?: readonly string[] | undefined
}

/** `true` if a list of these devices is empty whatever the platform has. */
export const isEmptyFilter = ({ deviceIds, connectedAccountIds }: DeviceListFilter): boolean =>
  deviceIds?.length === 0 || connectedAccountIds?.length === 0

/** Parameters of a device list, without the page size. */
export const deviceFilterParameters = ({ deviceIds, connectedAccountIds }: DeviceListFilter) => ({
  ...(deviceIds && { device_ids: [...deviceIds] }),
  ...(connectedAccountIds && { connected_account_ids: [...connectedAccountIds] })
})

export const deviceListParameters = (filter: DeviceListFilter) => ({ ...deviceFilterParameters(filter), limit: PAGE })

export const deviceParameters = (deviceId: string) => ({ device_id: deviceId })
