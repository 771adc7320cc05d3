import { useMemo } from 'react'
import { useQueries } from '../../../element/hooks/use-queries.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { spaceDoorsQuery } from '../data/door-queries.js'
import { type ChosenDoors, type Door, doorsOfPlace } from '../rules/form/offered-doors.js'

/** The chosen doors, with those of chosen places. */
export interface DoorSelection extends PlaceDoors {
  readonly chosen: ChosenDoors
}

/** The doors of places. */
export interface PlaceDoors {
  /** Returns the doors of a place, or `undefined` until they are known. */
  readonly doorsIn: (spaceId: string) => readonly Door[] | undefined
  /** Returns `true` if the doors of a place could not be read. */
  readonly hasFailed: (spaceId: string) => boolean
}

/** Returns the doors of places that have been read. */
export function usePlaceDoors(): PlaceDoors {
  const table = useSessionState(({ shown }) => shown.spaceDoors)
  const queries = useSessionState((state) => state.queries)
  return useMemo(
    () => ({
      doorsIn(id) {
        const doors = table.get(id)?.resource
        return doors && doorsOfPlace(doors)
      },
      hasFailed: (id) => !table.get(id)?.resource && queries.get(spaceDoorsQuery(id).key)?.error !== undefined
    }),
    [table, queries]
  )
}

/** Reads the doors of places. */
export function useReadPlaces(spaceIds: readonly string[]): void {
  useQueries(useMemo(() => spaceIds.map(spaceDoorsQuery), [spaceIds]))
}
