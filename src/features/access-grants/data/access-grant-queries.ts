import type { ListQuery, ResourceQuery, Transitions } from '../../../core/queries/query.js'
import {
  accessCodes,
  accessDoors,
  accessGrants,
  accessMethods,
  userIdentities
} from '../../../core/resources/resource-kind.js'
import type {
  AccessCode,
  AccessDoors,
  AccessGrant,
  AccessMethod,
  UserIdentity
} from '../../../core/resources/resources.js'
import { isChanging } from '../rules/access-grant-issues.js'

/** Refetch interval of lists, in ms. */
export const LIST_REFRESH = 60_000
/** Refetch interval of the details, in ms. */
export const GRANT_REFRESH = 30_000
/** Number of items on a page. */
export const PAGE = 200

/** Filters of a list of access grants. All of them must hold. */
export interface GrantFilters {
  readonly spaceId?: string | undefined
  readonly deviceId?: string | undefined
  readonly acsEntranceId?: string | undefined
  readonly userIdentityId?: string | undefined
  readonly reservationKey?: string | undefined
}

/** Polls access grants that are being changed or removed. */
const transitions: Transitions<AccessGrant> = {
  isTransitioning: isChanging,
  query: (ids) => ({
    key: `accessGrants.list ${ids.join()}`,
    operation: 'accessGrants.list',
    kind: accessGrants,
    requestedIds: ids,
    request: (client, options) => client.accessGrants.list({ access_grant_ids: [...ids] }, options)
  })
}

export function accessGrantListQuery(filters: GrantFilters): ListQuery<AccessGrant> {
  const { spaceId, deviceId, acsEntranceId, userIdentityId, reservationKey } = filters
  const parameters = {
    ...(spaceId !== undefined && { space_id: spaceId }),
    ...(deviceId !== undefined && { device_id: deviceId }),
    ...(acsEntranceId !== undefined && { acs_entrance_id: acsEntranceId }),
    ...(userIdentityId !== undefined && { user_identity_id: userIdentityId }),
    ...(reservationKey !== undefined && { reservation_key: reservationKey })
  }
  return {
    key: `accessGrants.list ${JSON.stringify(parameters)}`,
    operation: 'accessGrants.list',
    kind: accessGrants,
    request: (client, options) => client.accessGrants.list({ ...parameters, limit: PAGE }, options),
    refetchInterval: LIST_REFRESH,
    transitions
  }
}

export const accessGrantQuery = (id: string): ResourceQuery<AccessGrant> => ({
  key: `accessGrants.get ${id}`,
  operation: 'accessGrants.get',
  id,
  kind: accessGrants,
  request: (client, options) => client.accessGrants.get({ access_grant_id: id }, options),
  refetchInterval: GRANT_REFRESH,
  transitions
})

/** Query for the ways in of an access grant. Those of a list are refetched as often as the list. */
export const accessMethodListQuery = (grantId: string, refetchInterval = LIST_REFRESH): ListQuery<AccessMethod> => ({
  key: `accessMethods.list ${grantId}`,
  operation: 'accessMethods.list',
  kind: accessMethods,
  request: (client, options) => client.accessMethods.list({ access_grant_id: grantId }, options),
  refetchInterval
})

/** Query for the access codes that an access grant has on locks. */
export const grantCodeListQuery = (grantId: string, refetchInterval = LIST_REFRESH): ListQuery<AccessCode> => ({
  key: `accessCodes.list of grant ${grantId}`,
  operation: 'accessCodes.list',
  kind: accessCodes,
  request: (client, options) => client.accessCodes.list({ access_grant_id: grantId }, options),
  refetchInterval
})

/** Query for the doors that the ways in of an access grant open. */
export const accessDoorsQuery = (
  grantId: string,
  methodIds: readonly string[],
  refetchInterval = LIST_REFRESH
): ResourceQuery<AccessDoors> => ({
  key: `accessMethods.getRelated ${grantId} ${methodIds.join()}`,
  operation: 'accessMethods.getRelated',
  id: grantId,
  kind: accessDoors,
  request: (client, options) =>
    client.accessMethods.getRelated(
      { access_method_ids: [...methodIds], include: ['devices', 'acs_entrances', 'spaces'] },
      options
    ),
  refetchInterval
})

/** Query for a person in a list. Read once. */
export const listedPersonQuery = (id: string): ResourceQuery<UserIdentity> => ({
  key: `userIdentities.get ${id}`,
  operation: 'userIdentities.get',
  id,
  kind: userIdentities,
  request: (client, options) => client.userIdentities.get({ user_identity_id: id }, options)
})

export const personQuery = (id: string): ResourceQuery<UserIdentity> => ({
  ...listedPersonQuery(id),
  refetchInterval: LIST_REFRESH
})
