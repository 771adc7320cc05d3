import { useMemo } from 'react'
import type { Device, Space } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { useResources } from '../../../element/hooks/use-query.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { spaceListQuery } from '../../device/data/space-list-query.js'
import { deviceName } from '../../device/rules/device.js'
import { lockIdsOf, spaceIdsOf } from '../rules/access-grant.js'
import type { GrantRow } from '../rules/grant-sections.js'

/** Known doors of an access grant. */
export interface GrantPlaces {
  readonly spaces: readonly Space[]
  readonly locks: readonly Device[]
  /** Names of the places. Without places, of the locks. */
  readonly names: readonly string[]
}

/** Reads the places, and returns a function that finds those of an access grant and its locks. */
export function useGrantPlaces(): (row: GrantRow) => GrantPlaces {
  useResources(spaceListQuery)
  const spaceTable = useSessionState(({ shown }) => shown.spaces)
  const deviceTable = useSessionState(({ shown }) => shown.devices)
  return useMemo(
    () => (row) => {
      const spaces = spaceIdsOf(row.grant).flatMap((id) => spaceTable.get(id)?.resource ?? [])
      const locks = lockIdsOf(row.codes).flatMap((id) => deviceTable.get(id)?.resource ?? [])
      const placeNames = spaces.flatMap(
        ({ display_name, name }) => parseString(display_name) ?? parseString(name) ?? []
      )
      const lockNames = locks.flatMap((lock) => deviceName(lock) ?? [])
      return { spaces, locks, names: spaceIdsOf(row.grant).length > 0 ? placeNames : lockNames }
    },
    [spaceTable, deviceTable]
  )
}
