import { type ReactNode, useState } from 'react'
import { zoneLabel } from '../../core/values/time-zone.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import { NOISE_SENSOR } from '../../messages/noise-sensor/en.js'
import { OVERVIEW } from '../../messages/overview/en.js'
import { useDates } from '../access-codes/use-dates.js'
import { deviceName } from '../device/rules/device.js'
import type { ArrivalTexts } from './arrivals.js'
import { useOverviewNavigation } from './overview-navigation.js'
import { LoadNotices, OverviewPart } from './overview-part.js'
import { AttentionPlaceholder } from './overview-placeholder.js'
import { OverviewRow } from './overview-row.js'
import type { Visit } from './rules/visits.js'
import type { OverviewState } from './use-overview.js'

const CodeAttentionList = lazyPart(
  () => import('./attention-list.js').then(({ CodeAttentionList: part }) => part),
  ({ codes }) => <AttentionPlaceholder counts={[codes.length]} />
)
const ClimateChanges = lazyPart(
  () => import('./climate-changes.js').then(({ ClimateChanges: part }) => part),
  ({ progress }) => progress
)

const Arrivals = lazyPart(() => import('./arrivals.js').then(({ Arrivals: part }) => part))

const NO_TEXTS: ArrivalTexts = new Map()

interface VisitRowProps {
  readonly visit: Visit
  /** If `true`, the row shows the time zone of its times, because other rows have a different one. */
  readonly isZoneShown: boolean
  /** When the guest arrived, if known. */
  readonly arrived: string | undefined
}

/** Row of an arrival or departure today, with locks and times. */
function VisitRow({ visit: { name, period, comesAt, leavesAt }, isZoneShown, arrived }: VisitRowProps) {
  const { accessCode, device, general } = useTexts()
  const texts = useTexts(OVERVIEW)
  const { openCode } = useOverviewNavigation()
  const { time } = useDates(period.zone)
  const [first] = period.codes
  if (!first) return null
  const id = `visit ${period.key}`
  const locks = period.codes.map(({ lock }) => deviceName(lock) ?? device.unnamed)
  function when(): string {
    if (comesAt === undefined) return leavesAt === undefined ? '' : texts.until(time(leavesAt))
    return leavesAt === undefined ? texts.from(time(comesAt)) : accessCode.between(time(comesAt), time(leavesAt))
  }
  return (
    <OverviewRow
      id={id}
      title={name ?? accessCode.unnamed}
      subtitle={
        <>
          <bdi>{general.facts(isZoneShown ? [...locks, zoneLabel(period.zone)] : locks)}</bdi>
          {arrived !== undefined && <span part="use">{arrived}</span>}
        </>
      }
      trailing={<span>{when()}</span>}
      onPress={() => openCode(id, first.code)}
    />
  )
}

interface Props extends Pick<OverviewState, 'attention' | 'visits' | 'lockCodes' | 'hasReadCodes' | 'thermostats'> {
  /** `true` to show when guests arrived. @default false */
  readonly showUse?: boolean | undefined
  /** Shown at the end, once everything above it is read. */
  readonly children: ReactNode
}

/**
 * Sections from access codes, then those from schedules. Each is appended once everything above it is read, so that
 * nothing moves.
 */
export function LaterSections(props: Props) {
  const { visits, lockCodes, hasReadCodes, thermostats, showUse, children } = props
  const { codes } = props.attention
  const noiseSensor = useTexts(NOISE_SENSOR)
  const texts = useTexts(OVERVIEW)
  const [arrivals, setArrivals] = useState(NO_TEXTS)
  const zones = new Set(visits.map(({ period }) => period.zone))
  const [zone] = zones
  const progress = !(hasReadCodes && lockCodes.isSettled) && lockCodes.count > 0 && (
    <p className="muted small note">{texts.readingCodes(lockCodes.responded, lockCodes.count)}</p>
  )
  const sections = hasReadCodes && (
    <>
      {codes.length > 0 && <CodeAttentionList codes={codes} />}
      <OverviewPart
        kind="visits"
        title={texts.visits}
        items={visits}
        renderRow={(visit) => (
          <VisitRow
            key={visit.period.key}
            visit={visit}
            isZoneShown={zones.size > 1}
            arrived={showUse ? arrivals.get(visit.period.key) : undefined}
          />
        )}
      />
      {showUse && lockCodes.isSettled && <Arrivals visits={visits} onTexts={setArrivals} />}
      {zones.size === 1 && zone !== undefined && (
        <p className="muted small note">{noiseSensor.allTimesIn(zoneLabel(zone))}</p>
      )}
      <LoadNotices reads={lockCodes} failed={texts.codesFailed} onRetry={lockCodes.retry} />
    </>
  )
  const end = (
    <>
      {children}
      {progress}
    </>
  )
  return (
    <>
      {sections}
      {thermostats.length > 0 && (
        <ClimateChanges thermostats={thermostats} progress={progress} isReady={hasReadCodes}>
          {end}
        </ClimateChanges>
      )}
      {thermostats.length === 0 && (hasReadCodes ? end : progress)}
    </>
  )
}
