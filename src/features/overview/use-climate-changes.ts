import { useMemo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { isApiError } from '../../client/index.js'
import type { Device } from '../../core/resources/resources.js'
import { thermostatSchedules } from '../../core/resources/resource-kind.js'
import { type QueriesStatus, queriesStatus } from '../../core/queries/queries-status.js'
import { useQueries } from '../../element/hooks/use-queries.js'
import { useNow } from '../../element/hooks/use-now.js'
import { useSessionState } from '../../element/hooks/use-session-state.js'
import { allThermostatsScheduleListQuery } from '../schedule/data/schedule-queries.js'
import { climateChangesAt, plannedThermostat, type PlannedThermostat } from './rules/climate-changes.js'

/** Returns `true` if there are no schedules: the thermostat was deleted, or the platform does not support schedules. */
const isMissing = (error: unknown): boolean => isApiError(error) && error.statusCode === 404

/** Climate changes of today that could be read so far. */
interface ClimateChangesState {
  readonly changes: readonly PlannedThermostat[]
  readonly reads: QueriesStatus
  /** Retries the failed reads. */
  retry(): void
}

/** Fetches the schedules of thermostats with limited concurrency and finds those that change today. */
export function useClimateChanges(thermostats: readonly Device[]): ClimateChangesState {
  const queries = useMemo(
    () => thermostats.map(({ device_id }) => allThermostatsScheduleListQuery(device_id, thermostats.length)),
    [thermostats]
  )
  const retry = useQueries(queries)
  const snapshots = useSessionState(useShallow((state) => queries.map(({ key }) => state.queries.get(key))))
  const answers = useSessionState(useShallow((state) => queries.map(({ key }) => state.queries.get(key)?.ids)))
  const table = useSessionState(({ shown }) => thermostatSchedules.select(shown))
  const now = useNow()
  const changesOf = useMemo(() => climateChangesAt(now), [now])
  const changes = useMemo(() => {
    const known = thermostats.flatMap((device, index) => {
      const schedules = answers[index]?.flatMap((id) => table.get(id)?.resource ?? [])
      return schedules ? plannedThermostat(device, schedules) : []
    })
    return changesOf(known)
  }, [thermostats, answers, table, changesOf])
  return { changes, reads: queriesStatus(snapshots.filter((snapshot) => !isMissing(snapshot?.error))), retry }
}
