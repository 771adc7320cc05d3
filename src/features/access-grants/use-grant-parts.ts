import { useCallback } from 'react'
import type { AccessCode, AccessGrant } from '../../core/resources/resources.js'
import { parseList, parseString } from '../../core/values/value.js'
import { isAttempted, useResource, useResources } from '../../element/hooks/use-query.js'
import { useSessionState } from '../../element/hooks/use-session-state.js'
import { devicesQuery } from '../device/data/queries.js'
import { spaceListQuery } from '../device/data/space-list-query.js'
import {
  accessDoorsQuery,
  accessMethodListQuery,
  GRANT_REFRESH,
  grantCodeListQuery
} from './data/access-grant-queries.js'
import { lockIdsOf, methodIdsOf, spaceIdsOf } from './rules/access-grant.js'

/** Ids of the devices that an access grant or its access codes mention. */
export function deviceIdsOf(grant: AccessGrant, codes: readonly AccessCode[]): readonly string[] {
  const missingIds = parseList(grant.errors).flatMap((error) => parseList(error?.missing_device_ids))
  const warnedIds = parseList(grant.warnings).map((warning) => warning?.device_id)
  const named = [...missingIds, ...warnedIds].flatMap((value) => parseString(value) ?? [])
  return [...new Set([...lockIdsOf(codes), ...named])].toSorted()
}

/** Reads the ways in, access codes, doors and places of an access grant. */
export function useGrantParts(grant: AccessGrant | undefined) {
  const id = grant?.access_grant_id
  const methods = useResources(id === undefined ? undefined : accessMethodListQuery(id, GRANT_REFRESH))
  const codes = useResources(id === undefined ? undefined : grantCodeListQuery(id, GRANT_REFRESH))
  const methodIds = grant ? methodIdsOf(grant) : []
  const doors = useResource(
    id === undefined || methodIds.length === 0 ? undefined : accessDoorsQuery(id, methodIds, GRANT_REFRESH)
  )
  const deviceIds = grant ? deviceIdsOf(grant, codes.resources) : []
  const named = useResources(deviceIds.length > 0 ? devicesQuery(deviceIds) : undefined)
  const spaceIds = grant ? spaceIdsOf(grant) : []
  const spaces = useResources(spaceIds.length > 0 ? spaceListQuery : undefined)
  const devices = useSessionState(({ shown }) => shown.devices)
  const spaceTable = useSessionState(({ shown }) => shown.spaces)
  const deviceOf = useCallback((deviceId: string) => devices.get(deviceId)?.resource, [devices])
  const isReady =
    [methods, codes].every(({ status }) => isAttempted(status)) &&
    (methodIds.length === 0 || isAttempted(doors.status)) &&
    (deviceIds.length === 0 || isAttempted(named.status)) &&
    (spaceIds.length === 0 || isAttempted(spaces.status))
  return {
    /** `true` once everything can be shown, so that nothing moves. */
    isReady,
    /** `true` once all ways in and access codes are known. */
    isRead: methods.status.isComplete && codes.status.isComplete,
    methods,
    codes,
    doors,
    deviceOf,
    places: spaceIds.flatMap((spaceId) => spaceTable.get(spaceId)?.resource ?? [])
  }
}

export type GrantParts = ReturnType<typeof useGrantParts>
