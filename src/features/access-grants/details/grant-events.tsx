import { useEffect, useMemo, useRef, useState } from 'react'
import { refetch } from '../../../core/queries/refetch.js'
import type { AccessGrant } from '../../../core/resources/resources.js'
import { localZone } from '../../../core/values/time-zone.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { StatusBanner } from '../../../element/frame/status-banner.js'
import { useResources } from '../../../element/hooks/use-query.js'
import { ACTIVITY } from '../../../messages/activity/en.js'
import { SkeletonRows } from '../../../ui/list/skeleton-rows.js'
import { grantEventsQuery } from '../../activity/data/activity-queries.js'
import { EventRows } from '../../activity/recent/event-rows.js'
import { createActivityRows } from '../../activity/rules/activity-rows.js'
import { eventsSince } from '../rules/events-since.js'
import type { GrantParts } from '../use-grant-parts.js'

export interface GrantEventsProps extends Pick<GrantParts, 'deviceOf'> {
  readonly grant: AccessGrant
  /** Time zone of the access. */
  readonly zone: string
}

/** The events of an access. They are read again when the access has changed. */
export function GrantEvents({ grant, zone, deviceOf }: GrantEventsProps) {
  const { session } = useElement()
  const texts = useTexts(ACTIVITY)
  const [openedAt] = useState(() => Date.now())
  const since = eventsSince(grant, openedAt)
  const query = useMemo(() => grantEventsQuery(grant.access_grant_id, since), [grant.access_grant_id, since])
  const { resources, status } = useResources(query)
  const previous = useRef(grant)
  useEffect(() => {
    if (previous.current === grant) return
    previous.current = grant
    void refetch(session, query)
  }, [session, grant, query])
  const rows = useMemo(() => createActivityRows(localZone())(resources).rows, [resources])
  const eventDevice = useMemo(
    () => (id: string | undefined) => (id === undefined ? undefined : deviceOf(id)),
    [deviceOf]
  )
  return (
    <>
      <StatusBanner status={status} message={texts.failed} />
      {!status.isComplete && status.error === undefined && <SkeletonRows />}
      {status.isComplete && rows.length === 0 && <p className="muted small">{texts.empty}</p>}
      {rows.length > 0 && <EventRows rows={rows} zone={zone} deviceOf={eventDevice} />}
    </>
  )
}
