import type { ListQuery, ResourceQuery, Transitions } from '../../../core/queries/query.js'
import { accessCodes } from '../../../core/resources/resource-kind.js'
import type { AccessCode } from '../../../core/resources/resources.js'
import { isTransitioning } from '../rules/code-transition.js'
import { accessCodeReadParameters } from './read-parameters.js'

const CODE_REFRESH = 30_000

/** Query for one access code. Polled more often while the code is in transition. */
export function accessCodeQuery(accessCodeId: string): ResourceQuery<AccessCode> {
  return {
    key: `accessCodes.get ${accessCodeId}`,
    operation: 'accessCodes.get',
    id: accessCodeId,
    kind: accessCodes,
    request: (client, options) => client.accessCodes.get(accessCodeReadParameters(accessCodeId), options),
    refetchInterval: CODE_REFRESH,
    transitions: accessCodeTransitions
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

/** Polls codes that are being set or removed. */
export const accessCodeTransitions: Transitions<AccessCode> = { isTransitioning, query: accessCodesQuery }
