import type { ListQuery } from '../../../core/queries/query.js'
import { accessCodes } from '../../../core/resources/resource-kind.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { accessCodeListParameters } from './read-parameters.js'

const LIST_REFRESH = 60_000

/** Query for the access codes of a lock. */
export function accessCodeListQuery(deviceId: string): ListQuery<AccessCode> {
  return {
    key: `accessCodes.list ${deviceId}`,
    operation: 'accessCodes.list',
    kind: accessCodes,
    request: (client, options) => client.accessCodes.list(accessCodeListParameters(deviceId), options),
    refetchInterval: LIST_REFRESH
  }
}
