import { useContext, useEffect, useMemo, useRef } from 'react'
import { refetch } from '../../../core/queries/refetch.js'
import { devices } from '../../../core/resources/resource-kind.js'
import type { Device } from '../../../core/resources/resources.js'
import { displayZone } from '../../../core/values/time-zone.js'
import { useElement, VisibilityContext } from '../../../element/custom-element/element-context.js'
import { type QueryStatus, useResources } from '../../../element/hooks/use-query.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { recentEventsQuery } from '../data/activity-queries.js'
import { type ActivityRow, createActivityRows } from '../rules/activity-rows.js'

/** How many rows are shown. */
const SHOWN = 3

/** What happened last at a device, and where the reading of it stands. */
export interface RecentActivity {
  readonly rows: readonly ActivityRow[]
  readonly status: QueryStatus
}

/**
 * Reads what happened last at a device: as often as all that happened is read, and as soon as the platform has told
 * something new of the device, such as that a person has unlocked it.
 */
export function useRecentActivity(device: Device): RecentActivity {
  const { device_id: deviceId } = device
  const { session } = useElement()
  const isSeen = useContext(VisibilityContext) !== false
  const { resources, status } = useResources(recentEventsQuery(deviceId))
  const told = useSessionState(({ confirmed }) => devices.select(confirmed).get(deviceId)?.resource)
  const toldBefore = useRef(told)
  useEffect(() => {
    if (!isSeen || told === toldBefore.current) return
    toldBefore.current = told
    void refetch(session, recentEventsQuery(deviceId))
  }, [session, deviceId, told, isSeen])
  const zone = displayZone(device)
  const rows = useMemo(() => createActivityRows(() => zone)(resources).rows.slice(0, SHOWN), [resources, zone])
  return { rows, status }
}
