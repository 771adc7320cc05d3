/** An attribute changes, step 6: the query of the list. */
import type { DeviceScope } from '../../../core/gate/device-scope.js'
import type { ListQuery, ResourceQuery } from '../../../core/queries/query.js'
import { connectedAccounts, devices } from '../../../core/resources/resource-kind.js'
import type { ConnectedAccount, Device } from '../../../core/resources/resources.js'
import { deviceFilterParameters, deviceListParameters, deviceParameters, isEmptyFilter } from './read-parameters.js'

const LIST_REFRESH = 60_000
const DEVICE_REFRESH = 30_000
const ACCOUNT_REFRESH = 60_000

export function deviceListQuery(filter: DeviceScope): ListQuery<Device> {
  const parameters = deviceListParameters(filter)
  return {
    key: `devices.list ${JSON.stringify(deviceFilterParameters(filter))}`,
    operation: 'devices.list',
    kind: devices,
    isEmpty: isEmptyFilter(filter),
    request: (client, options) => client.devices.list(parameters, options),
    fetchByIds: (client, ids, options) => client.devices.list({ ...parameters, device_ids: [...ids] }, options),
    refetchInterval: LIST_REFRESH
  }
}

/** Query for several devices. */
export const devicesQuery = (deviceIds: readonly string[]): ListQuery<Device> => deviceListQuery({ deviceIds })

export function deviceQuery(deviceId: string): ResourceQuery<Device> {
  return {
    key: `devices.get ${deviceId}`,
    operation: 'devices.get',
    id: deviceId,
    kind: devices,
    request: (client, options) => client.devices.get(deviceParameters(deviceId), options),
    refetchInterval: DEVICE_REFRESH
  }
}

export function connectedAccountQuery(accountId: string): ResourceQuery<ConnectedAccount> {
  return {
    key: `connectedAccounts.get ${accountId}`,
    operation: 'connectedAccounts.get',
    id: accountId,
    kind: connectedAccounts,
    request: (client, options) => client.connectedAccounts.get({ connected_account_id: accountId }, options),
    refetchInterval: ACCOUNT_REFRESH
  }
}
