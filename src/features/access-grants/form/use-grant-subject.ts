import { useState } from 'react'
import type { AccessGrant } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { isAttempted, type QueryStatus, useResource, useResources } from '../../../element/hooks/use-query.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { devicesQuery } from '../../device/data/queries.js'
import { spaceListQuery } from '../../device/data/space-list-query.js'
import { deviceName } from '../../device/rules/device.js'
import { accessGrantQuery, accessMethodListQuery, grantCodeListQuery } from '../data/access-grant-queries.js'
import { grantZone, lockIdsOf, spaceIdsOf, type WayMode, wayMode } from '../rules/access-grant.js'

/** The access that a form edits, with what the form shows of it. */
export interface GrantSubject {
  readonly grant: AccessGrant
  /** Names of its places, else of its locks. */
  readonly doors: readonly string[]
  readonly modes: readonly WayMode[]
  readonly zone: string
}

/** Reads the access that a form edits. It is kept if it is deleted meanwhile. */
export function useGrantSubject(accessGrantId: string | undefined): {
  readonly subject: GrantSubject | undefined
  readonly status: QueryStatus
} {
  const { resource, status } = useResource(accessGrantId === undefined ? undefined : accessGrantQuery(accessGrantId))
  const [known, setKnown] = useState<AccessGrant>()
  if (resource && resource !== known) setKnown(resource)
  const grant = resource ?? known
  const id = grant?.access_grant_id
  const methods = useResources(id === undefined ? undefined : accessMethodListQuery(id))
  const codes = useResources(id === undefined ? undefined : grantCodeListQuery(id))
  const spaceIds = grant ? spaceIdsOf(grant) : []
  const spaces = useResources(spaceIds.length > 0 ? spaceListQuery : undefined)
  const lockIds = lockIdsOf(codes.resources)
  const locks = useResources(lockIds.length > 0 ? devicesQuery(lockIds.toSorted()) : undefined)
  const table = useSessionState(({ shown }) => shown.devices)
  const isReady =
    [methods, codes].every((each) => isAttempted(each.status)) &&
    (spaceIds.length === 0 || isAttempted(spaces.status)) &&
    (lockIds.length === 0 || isAttempted(locks.status))
  if (!grant || !isReady) return { subject: undefined, status }
  // In the order of the access, whose first place has its time zone.
  const places = spaceIds.flatMap((spaceId) => spaces.resources.find(({ space_id }) => space_id === spaceId) ?? [])
  const devices = lockIds.flatMap((lockId) => table.get(lockId)?.resource ?? [])
  const placeNames = places.flatMap(({ display_name, name }) => parseString(display_name) ?? parseString(name) ?? [])
  return {
    subject: {
      grant,
      doors: spaceIds.length > 0 ? placeNames : devices.flatMap((device) => deviceName(device) ?? []),
      modes: [...new Set(methods.resources.flatMap((method) => wayMode(method) ?? []))],
      zone: grantZone(places[0], devices[0])
    },
    status
  }
}
