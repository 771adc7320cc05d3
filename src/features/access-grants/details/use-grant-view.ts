import { useMemo } from 'react'
import type { AccessGrant, AccessMethod } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { useIssueFilters } from '../../../element/hooks/use-host-function.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import type { Dates } from '../../access-codes/dates.js'
import { hidesCodes } from '../../access-codes/rules/shown-code.js'
import { deviceName } from '../../device/rules/device.js'
import { grantZone, lockIdsOf, spaceIdsOf, type WayMode } from '../rules/access-grant.js'
import { type GrantState, grantState } from '../rules/access-grant-state.js'
import { addableModes, inPlaces } from '../rules/addable-modes.js'
import { type GrantDoor, grantDoors, takesPin } from '../rules/grant-doors.js'
import { deviceIdsOf, type GrantParts } from '../use-grant-parts.js'
import { useZoneDates } from '../use-grant-texts.js'

/** Content of the details of an access, derived from its resources. */
export interface GrantView {
  readonly state: GrantState | undefined
  /** Time zone of the access. */
  readonly zone: string
  readonly dates: Dates
  readonly doors: readonly GrantDoor[]
  /** `true` if there are no further doors. */
  readonly areDoorsKnown: boolean
  /** Names of the doors that a PIN with shown digits opens or will open. */
  readonly pinDoorNames: readonly string[]
  readonly placeNames: readonly string[]
  /** `undefined` until all of them are read. */
  readonly readMethods: readonly AccessMethod[] | undefined
  /** Name of a lock. */
  readonly nameOf: (deviceId: string) => string | undefined
}

export function useGrantView(grant: AccessGrant, parts: GrantParts): GrantView {
  const issueFilters = useIssueFilters()
  const now = useNow()
  const datesOf = useZoneDates()
  const { methods, codes, doors, deviceOf, places, isRead } = parts
  const readMethods = methods.status.isComplete ? methods.resources : undefined
  const known = isRead ? { methods: methods.resources, codes: codes.resources } : undefined
  const facts = { grant, methods: known?.methods, codes: known?.codes }
  const [firstLock] = lockIdsOf(codes.resources)
  const zone = grantZone(places[0], firstLock === undefined ? undefined : deviceOf(firstLock))
  const shownDoors = useMemo(
    () => grantDoors({ grant, methods: readMethods, codes: codes.resources }, doors.resource, issueFilters, now),
    [grant, readMethods, codes.resources, doors.resource, issueFilters, now]
  )
  const nameOf = (id: string): string | undefined => {
    const device = deviceOf(id)
    return device && deviceName(device)
  }
  return {
    state: grantState(facts, issueFilters, now),
    zone,
    dates: datesOf(zone),
    doors: shownDoors,
    areDoorsKnown: isRead && (methods.resources.length === 0 || doors.resource !== undefined),
    pinDoorNames: shownDoors
      .filter((door) => takesPin(door) && !hidesCodes(deviceOf(door.id)))
      .flatMap(({ id, name }) => name ?? nameOf(id) ?? []),
    placeNames: places.flatMap(({ display_name, name }) => parseString(display_name) ?? parseString(name) ?? []),
    readMethods,
    nameOf
  }
}

/**
 * Returns the ways in that can be added: those that a known door takes. Doors of a place are known if the session has
 * read them.
 */
export function useAddableModes(grant: AccessGrant, { methods, codes, doors, deviceOf, isRead }: GrantParts) {
  const devices = useSessionState(({ shown }) => shown.devices)
  const entrances = useSessionState(({ shown }) => shown.acsEntrances)
  return useMemo((): readonly WayMode[] => {
    if (!isRead) return []
    const locks = deviceIdsOf(grant, codes.resources).flatMap((id) => deviceOf(id) ?? [])
    const spaceIds = spaceIdsOf(grant)
    const ofPlaces = { devices: inPlaces(devices, spaceIds), acs_entrances: inPlaces(entrances, spaceIds) }
    return addableModes(grant, methods.resources, locks, [doors.resource, ofPlaces])
  }, [isRead, grant, codes.resources, methods.resources, doors.resource, deviceOf, devices, entrances])
}
