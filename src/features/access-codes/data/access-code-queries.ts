import type { AccessCode } from '../../../core/resources/resources.js'
import { isTransitioning } from '../rules/access-code-status.js'
import type { ListQuery, ResourceQuery } from '../../../core/queries/query.js'
import { accessCodes } from '../../../core/resources/resource-kind.js'
import { accessCodeListParameters, accessCodeReadParameters } from './read-parameters.js'

const LIST_REFRESH = 60_000
const CODE_REFRESH = 30_000

/** The most codes that are followed at once; the platform takes no more ids in one call. */
const MOST_FOLLOWED = 100

/** The access codes of a device. */
export function accessCodeListQuery(deviceId: string): ListQuery<AccessCode> {
  return {
    key: `accessCodes.list ${deviceId}`,
    operation: 'accessCodes.list',
    kind: accessCodes,
    request: (client, options) => client.accessCodes.list(accessCodeListParameters(deviceId), options),
    refetchInterval: LIST_REFRESH
  }
}

/** One access code; until it is settled it is read more often. */
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

/** The codes of a list that are being set or removed, read together until they are; nothing where there are none. */
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

/** Some access codes; one that is not among the answer is no more. */
export function accessCodesQuery(ids: readonly string[]): ListQuery<AccessCode> {
  return {
    key: `accessCodes.list ${ids.join()}`,
    operation: 'accessCodes.list',
    kind: accessCodes,
    requestedIds: ids,
    request: (client, options) => client.accessCodes.list({ access_code_ids: [...ids] }, options)
  }
}
