import { type ReactNode, useMemo, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { isApiError } from '../../client/index.js'
import { type QueriesStatus, queriesStatus } from '../../core/queries/queries-status.js'
import { thermostatSchedules } from '../../core/resources/resource-kind.js'
import type { Device } from '../../core/resources/resources.js'
import { displayZone, zoneLabel } from '../../core/values/time-zone.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'
import { useQueries } from '../../element/hooks/use-queries.js'
import { useSessionState } from '../../element/hooks/use-session-state.js'
import { OVERVIEW } from '../../messages/overview/en.js'
import { deviceName } from '../device/rules/device.js'
import { allThermostatsScheduleListQuery } from '../schedule/data/schedule-queries.js'
import { useActiveSetting } from '../schedule/use-active-setting.js'
import { useOverviewNavigation } from './overview-navigation.js'
import { LoadNotices, OverviewPart } from './overview-part.js'
import { OverviewRow } from './overview-row.js'
import { climateChangesAt, type PlannedThermostat, plannedThermostat } from './rules/climate-changes.js'

/** Row with the current scheduled setting of a thermostat, its end, and the next setting. */
function ClimateRow({ device, exceptions }: PlannedThermostat) {
  const { device: texts, general } = useTexts()
  const { openDevice } = useOverviewNavigation()
  const zone = displayZone(device)
  const { sentence } = useActiveSetting(device, exceptions, zone)
  const id = `climate ${device.device_id}`
  return (
    <OverviewRow
      id={id}
      title={deviceName(device) ?? texts.unnamed}
      subtitle={<bdi>{general.facts([sentence, zoneLabel(zone)])}</bdi>}
      onPress={() => openDevice(id, device)}
    />
  )
}

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
function useClimateChanges(thermostats: readonly Device[]): ClimateChangesState {
  const queries = useMemo(
    () => thermostats.map(({ device_id }) => allThermostatsScheduleListQuery(device_id, thermostats.length)),
    [thermostats]
  )
  const retry = useQueries(queries)
  const snapshots = useSessionState(useShallow((state) => queries.map(({ key }) => state.queries.get(key))))
  const listedIds = useSessionState(useShallow((state) => queries.map(({ key }) => state.queries.get(key)?.ids)))
  const table = useSessionState(({ shown }) => thermostatSchedules.select(shown))
  const now = useNow()
  const changesOf = useMemo(() => climateChangesAt(now), [now])
  const changes = useMemo(() => {
    const known = thermostats.flatMap((device, index) => {
      const schedules = listedIds[index]?.flatMap((id) => table.get(id)?.resource ?? [])
      return schedules ? plannedThermostat(device, schedules) : []
    })
    return changesOf(known)
  }, [thermostats, listedIds, table, changesOf])
  return { changes, reads: queriesStatus(snapshots.filter((snapshot) => !isMissing(snapshot?.error))), retry }
}

interface Props {
  readonly thermostats: readonly Device[]
  /** `false` while the sections above are loading. The schedules are fetched meanwhile. */
  readonly isReady: boolean
  /** Shown instead until the schedules are read. */
  readonly progress: ReactNode
  /** Shown at the end. */
  readonly children: ReactNode
}

export function ClimateChanges({ thermostats, isReady, progress, children }: Props) {
  const texts = useTexts(OVERVIEW)
  const { changes, reads, retry } = useClimateChanges(thermostats)
  // Stays `true` when thermostats are added.
  const [isShown, setShown] = useState(false)
  if (!isShown && isReady && reads.isAttempted) setShown(true)
  if (!isShown) return progress
  return (
    <>
      <LoadNotices reads={reads} failed={texts.schedulesFailed} onRetry={retry} />
      <OverviewPart
        kind="climate"
        title={texts.climate}
        items={changes}
        renderRow={(thermostat) => <ClimateRow key={thermostat.device.device_id} {...thermostat} />}
      />
      {children}
    </>
  )
}
