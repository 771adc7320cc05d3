import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import type { Device } from '../../core/resources/resources.js'
import { thermostatSchedules } from '../../core/resources/resource-kind.js'
import { useFollowMany } from '../../element/hooks/use-follow-many.js'
import { useNow } from '../../element/hooks/use-now.js'
import { useSessionState } from '../../element/hooks/use-session-state.js'
import { houseScheduleListQuery } from '../climate/schedule/data/schedule-queries.js'
import { scheduleExceptions } from '../climate/schedule/rules/schedule-exceptions.js'
import { climateChanges, type PlannedThermostat } from './rules/climate-changes.js'

/** How many thermostats are asked for at once. */
const AT_ONCE = 6

/** Reads the exceptions of thermostats, some at a time, and finds those that change today; one of which they are not known is none. */
export function useClimateChanges(thermostats: readonly Device[]): readonly PlannedThermostat[] {
  const queries = useMemo(
    () => thermostats.map(({ device_id }) => houseScheduleListQuery(device_id, thermostats.length)),
    [thermostats]
  )
  useFollowMany(queries, AT_ONCE)
  const answers = useSessionState(useShallow((state) => queries.map(({ key }) => state.queries.get(key)?.ids)))
  const table = useSessionState(({ shown }) => thermostatSchedules.select(shown))
  const now = useNow()
  // A week has many beginnings, which take long to find on the clocks of a zone.
  return useMemo(() => {
    const known = thermostats.flatMap((device, index): PlannedThermostat[] => {
      const schedules = answers[index]?.flatMap((id) => table.get(id)?.resource ?? [])
      return schedules ? [{ device, exceptions: scheduleExceptions(schedules) }] : []
    })
    return climateChanges(known, now)
  }, [thermostats, answers, table, now])
}
