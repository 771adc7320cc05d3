import type { AccessCode } from '../../../core/resources/resources.js'
import { isTransitioning } from '../rules/access-code-status.js'
import type { ListQuery, ResourceQuery } from '../../../core/queries/query.js'
import { accessCodes } from '../../../core/resources/resource-kind.js'
import { accessCodeListParameters, accessCodeReadParameters } from './read-parameters.js'

const LIST_REFRESH = 60_000
const CODE_REFRESH = 30_000

/** Maximum number of codes that are polled together: the platform's limit of ids per call. */
const MOST_FOLLOWED = 100

/** Query for the access codes of a device. */
export function accessCodeListQuery(deviceId: string): ListQuery<AccessCode> {
  return {
    key: `accessCodes.list ${deviceId}`,
    operation: 'accessCodes.list',
    kind: accessCodes,
    request: (client, options) => client.accessCodes.list(accessCodeListParameters(deviceId), options),
    refetchInterval: LIST_REFRESH
  }
}

/** Query for one access code. Polled more often while the code is in transition. */
export function accessCodeQuery(accessCodeId: string): ResourceQuery<AccessCode> {
  return {
    key: `accessCodes.get ${accessCodeId}`,
    operation: 'accessCodes.get',
    id: accessCodeId,
    kind: accessCodes,
    request: (client, options) => client.accessCodes.get(accessCodeReadParameters(accessCodeId), options),
    refetchInterval: CODE_REFRESH,
    isTransitioning: ({ accessCodes }) => {
      const code = accessCodes.get(accessCodeId)?.resource
      return !!code && isTransitioning(code)
    }
  }
}

/** Query that polls the codes of a list that are being set or removed. `undefined` if there are none. */
export function transitioningCodesQuery(
  deviceId: string,
  codes: readonly AccessCode[]
): ListQuery<AccessCode> | undefined {
  const ids = codes
    .filter(isTransitioning)
    .map(({ access_code_id }) => access_code_id)
    .slice(0, MOST_FOLLOWED)
  if (ids.length === 0) return undefined
  return {
    key: `accessCodes.list ${deviceId} ${ids.join()}`,
    operation: 'accessCodes.list',
    kind: accessCodes,
    requestedIds: ids,
    request: (client, options) => client.accessCodes.list({ device_id: deviceId, access_code_ids: ids }, options),
    isTransitioning: () => true
  }
}

/** Query for several access codes. Codes that are missing in the response were deleted. */
export function accessCodesQuery(ids: readonly string[]): ListQuery<AccessCode> {
  return {
    key: `accessCodes.list ${ids.join()}`,
    operation: 'accessCodes.list',
    kind: accessCodes,
    requestedIds: ids,
    request: (client, options) => client.accessCodes.list({ access_code_ids: [...ids] }, options)
  }
}
