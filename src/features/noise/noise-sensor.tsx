import { type ReactNode, useState } from 'react'
import type { Device } from '../../core/resources/resources.js'
import { zoneLabel } from '../../core/values/time-zone.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import type { InnerScreen } from '../../element/frame/use-inner-screen.js'
import { useIsAtLeast } from '../../element/hooks/use-is-at-least.js'
import { isFailing, type QueryStatus } from '../../element/hooks/use-query.js'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import { NOISE_SENSOR } from '../../messages/noise-sensor/en.js'
import { Tabs } from '../../ui/layout/tabs.js'
import { ActivityPlaceholder } from '../device/activity-placeholder.js'
import { DeviceColumns } from '../device/device-columns.js'
import { DeviceInformation } from '../device/device-information.js'
import { NoiseActivity, NoiseNights } from './noise-activity.js'
import { NoiseHero } from './noise-hero.js'
import { NoiseThresholds } from './noise-thresholds.js'
import type { ThresholdEditing } from './thresholds/threshold-editing.js'
import { useNoise } from './use-noise.js'

const RecentActivity = lazyPart(
  () =>
    import(/* webpackPreload: true */ '../activity/recent/recent-activity.js').then(({ RecentActivity: part }) => part),
  <ActivityPlaceholder hasFacts />,
  { isEager: true }
)

interface Props {
  readonly device: Device
  /** Above the noise level. */
  readonly alerts: ReactNode
  /** `undefined` if thresholds can't be edited. */
  readonly editing: ThresholdEditing | undefined
  /** The screen with all events of the sensor. */
  readonly activity: Pick<InnerScreen, 'opener' | 'open'>
}

/** Width from which the tabs are next to the noise level. */
const TABS_ASIDE_WIDTH_PX = 900

/** Number of recent events. */
const MIN_RECENT_EVENTS = 3
const MAX_RECENT_EVENTS = 6

/** `true` during the first attempt to load a list. */
const isAwaited = (status: QueryStatus): boolean => status.ids === undefined && !isFailing(status)

/** Noise level, thresholds and events of a sensor, in one time zone. */
export function NoiseSensor({ device, alerts, editing, activity: all }: Props) {
  const { noiseSensor: texts } = useTexts()
  const sensorTexts = useTexts(NOISE_SENSOR)
  const [selected, setSelected] = useState<'details' | 'activity'>('details')
  const noise = useNoise(device)
  const isSplit = useIsAtLeast(TABS_ASIDE_WIDTH_PX)
  // As many as fit next to the thresholds and the device information.
  const most = isSplit
    ? Math.max(MIN_RECENT_EVENTS, Math.min(MAX_RECENT_EVENTS, noise.windows.length + 1))
    : MIN_RECENT_EVENTS
  // Both are shown together, so that the height changes once.
  const isLoading = isAwaited(noise.thresholds) || isAwaited(noise.events)
  const footer = <p className="noise-zone small muted note">{sensorTexts.allTimesIn(zoneLabel(noise.zone))}</p>

  const details = (
    <>
      <NoiseThresholds
        device={device}
        windows={noise.windows}
        status={noise.thresholds}
        isAwaited={isLoading}
        editing={editing}
      />
      {/* Rendered at once, so that its data is requested, but hidden while thresholds of unknown number are above it. */}
      <div hidden={isLoading}>
        {noise.isZoneOwn && footer}
        <DeviceInformation device={device} isOpenAtFirst={isSplit} />
      </div>
    </>
  )
  const activity = (
    <>
      <NoiseActivity noise={noise} hasChart={!isSplit} />
      {!isAwaited(noise.events) && footer}
    </>
  )
  return (
    <DeviceColumns
      splitFrom={TABS_ASIDE_WIDTH_PX}
      end={
        // The other tab lists all noise.
        selected === 'details' ? (
          <div hidden={isLoading}>
            <RecentActivity device={device} activity={all} most={most} />
          </div>
        ) : (
          isSplit && (
            <div className="panel surface">
              <NoiseNights noise={noise} />
            </div>
          )
        )
      }
      side={
        <div className="noise surface">
          <Tabs
            label={texts.tabs}
            selected={selected}
            onSelect={setSelected}
            tabs={[
              { id: 'details', label: texts.details, content: details },
              { id: 'activity', label: texts.activity, content: activity }
            ]}
          />
        </div>
      }
    >
      {alerts}
      <NoiseHero device={device} noise={noise} />
    </DeviceColumns>
  )
}
