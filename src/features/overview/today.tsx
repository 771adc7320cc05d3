import { useMessages } from '../../element/custom-element/element-context.js'
import { zoneLabel } from '../../core/values/time-zone.js'
import { lazyPart } from '../../element/loading/lazy-part.js'
import { DoorRow } from './door-row.js'
import { OverviewPart } from './overview-part.js'
import { useOverviewMessages } from './overview-texts.js'
import type { OverviewState } from './use-overview.js'
import { VisitRow } from './visit-row.js'

const ClimateChanges = lazyPart(() => import('./climate-changes.js').then(({ ClimateChanges: part }) => part))

/** Sections for today: arrivals and departures, unlocked doors, and scheduled climate changes. */
export function Today({ visits, doors, thermostats }: Pick<OverviewState, 'visits' | 'doors' | 'thermostats'>) {
  const { noiseSensor } = useMessages()
  const { overview: texts } = useOverviewMessages()
  const zones = new Set(visits.map(({ period }) => period.zone))
  const [zone] = zones
  return (
    <>
      <OverviewPart
        kind="visits"
        title={texts.visits}
        items={visits}
        renderRow={(visit) => <VisitRow key={visit.period.key} visit={visit} showsZone={zones.size > 1} />}
      />
      {zones.size === 1 && zone !== undefined && (
        <p className="overview-note">{noiseSensor.allTimesIn(zoneLabel(zone))}</p>
      )}
      <OverviewPart
        kind="doors"
        title={texts.doors}
        items={doors}
        renderRow={(device) => <DoorRow key={device.device_id} device={device} />}
      />
      {/* Last, because it loads last. */}
      {thermostats.length > 0 && <ClimateChanges thermostats={thermostats} />}
    </>
  )
}
