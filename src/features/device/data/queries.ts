import type { ConnectedAccount, Device } from '../../../core/resources/resources.js'
import type { ListQuery, ResourceQuery } from '../../../core/queries/query.js'
import { connectedAccounts, devices } from '../../../core/resources/resource-kind.js'

const PAGE = 200
const LIST_REFRESH = 60_000
const DEVICE_REFRESH = 30_000
const ACCOUNT_REFRESH = 60_000

/** Which devices a list is about; every device that the session may see without any of it. */
export interface DeviceListFilter {
  readonly deviceIds?: readonly string[] | undefined
  readonly connectedAccountIds?: readonly string[] | undefined
}

/** The devices of a session. */
export function deviceListQuery({ deviceIds, connectedAccountIds }: DeviceListFilter): ListQuery<Device> {
  const filter = {
    ...(deviceIds && { device_ids: [...deviceIds] }),
    ...(connectedAccountIds && { connected_account_ids: [...connectedAccountIds] })
  }
  return {
    key: `devices.list ${JSON.stringify(filter)}`,
    operation: 'devices.list',
    kind: devices,
    request: (client, options) => client.devices.list({ ...filter, limit: PAGE }, options),
    some: (client, ids, options) => client.devices.list({ ...filter, device_ids: [...ids], limit: PAGE }, options),
    refreshEvery: LIST_REFRESH
  }
}

/** One device. */
export function deviceQuery(deviceId: string): ResourceQuery<Device> {
  return {
    key: `devices.get ${deviceId}`,
    operation: 'devices.get',
    id: deviceId,
    kind: devices,
    request: (client, options) => client.devices.get({ device_id: deviceId }, options),
    refreshEvery: DEVICE_REFRESH
  }
}

/** The account through which a device is reached. */
export function connectedAccountQuery(accountId: string): ResourceQuery<ConnectedAccount> {
  return {
    key: `connectedAccounts.get ${accountId}`,
    operation: 'connectedAccounts.get',
    id: accountId,
    kind: connectedAccounts,
    request: (client, options) => client.connectedAccounts.get({ connected_account_id: accountId }, options),
    refreshEvery: ACCOUNT_REFRESH
  }
}
