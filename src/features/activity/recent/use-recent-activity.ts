import { useContext, useEffect, useMemo, useRef } from 'react'
import { refetch } from '../../../core/queries/refetch.js'
import { devices } from '../../../core/resources/resource-kind.js'
import type { Device } from '../../../core/resources/resources.js'
import { localZone } from '../../../core/values/time-zone.js'
import { useElement, VisibilityContext } from '../../../element/custom-element/element-context.js'
import { type QueryStatus, useResources } from '../../../element/hooks/use-query.js'
import { useSessionState } from '../../../element/hooks/use-session-state.js'
import { recentEventsQuery } from '../data/activity-queries.js'
import { type ActivityRow, createActivityRows } from '../rules/activity-rows.js'

/** Latest events of a device and the status of their query. */
export interface RecentActivity {
  readonly rows: readonly ActivityRow[]
  readonly status: QueryStatus
}

/**
 * Loads the latest events of a device. Refetched at the interval of the activity and when the device changes.
 *
 * @param most maximum number of rows
 */
export function useRecentActivity(device: Device, most: number): RecentActivity {
  const { device_id: deviceId } = device
  const { session } = useElement()
  const isSeen = useContext(VisibilityContext) !== false
  const { resources, status } = useResources(recentEventsQuery(deviceId))
  const resource = useSessionState(({ confirmed }) => devices.select(confirmed).get(deviceId)?.resource)
  const previous = useRef(resource)
  useEffect(() => {
    if (!isSeen || resource === previous.current) return
    previous.current = resource
    void refetch(session, recentEventsQuery(deviceId))
  }, [session, deviceId, resource, isSeen])
  // The first use of a time zone is slow.
  const zone = resources.length > 0 ? localZone() : undefined
  const rows = useMemo(
    () => (zone ? createActivityRows(zone)(resources).rows.slice(0, most) : []),
    [resources, zone, most]
  )
  return { rows, status }
}
