import { subMonths } from 'date-fns/subMonths'
import { useMemo, useRef, useState } from 'react'
import { useTexts } from '../../element/custom-element/element-context.js'
import { StatusBanner } from '../../element/frame/status-banner.js'
import { NOISE_SENSOR } from '../../messages/noise-sensor/en.js'
import { Button } from '../../ui/actions/button.js'
import { EmptyState } from '../../ui/feedback/empty-state.js'
import { LoadingToast } from '../../ui/feedback/loading-toast.js'
import { AudioLines } from '../../ui/icons.js'
import { Facts } from '../../ui/layout/facts.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { useOnChange } from '../../ui/use-on-change.js'
import { levelText } from './level-text.js'
import { NoiseChart } from './noise-chart.js'
import { exceededNames, type Noise, noiseDays } from './rules/noise-activity.js'
import { noiseChart } from './rules/noise-chart.js'
import { noiseLevelOf } from './rules/parse-level.js'
import type { NoiseData } from './use-noise.js'
import { useNoiseTimes } from './use-noise-times.js'
import { useTabFocus } from './use-tab-focus.js'

/** Number of noise events shown initially: the chart above them shows the others. */
const FIRST = 8
/** Number of noise events added on request. */
const STEP = 60

interface Props {
  readonly noise: NoiseData
}

/** Noise events by day, newest first. Older ones are shown on request. */
function NoiseDays({ noise: { noises, windows, zone } }: Props) {
  const messages = useTexts()
  const { noiseSensor: texts } = messages
  const sensorTexts = useTexts(NOISE_SENSOR)
  const times = useNoiseTimes()
  const [count, setCount] = useState(FIRST)
  const list = useRef<HTMLDivElement>(null)
  useOnChange(count, () => {
    // The button may be gone; focus moves to what it added.
    if (count > FIRST) list.current?.querySelectorAll('li')[count - STEP]?.focus()
  })

  const row = (noise: Noise) => {
    const { events, instant } = noise
    const level = noiseLevelOf(noise)
    const names = exceededNames(noise, windows)
    return (
      <li key={events[0].event_id} className="inline" tabIndex={-1}>
        <time className="muted" dateTime={instant === undefined ? undefined : new Date(instant).toISOString()}>
          {instant === undefined ? messages.device.none : times.time(instant, zone)}
        </time>
        <span className="rest">
          <Facts facts={names.length > 0 ? names : [sensorTexts.event]} />
        </span>
        {level && <b className="strong">{levelText(level, messages)}</b>}
      </li>
    )
  }
  return (
    <div ref={list} className="noise-days stack gap-3 ruled">
      {noiseDays(noises.slice(0, count), zone).map(({ day, noises: own }) => {
        const title = day === undefined ? texts.unknown : times.day(day)
        return (
          <div key={title}>
            <h3>{title}</h3>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes one without markers for none. */}
            <ul role="list" aria-label={title} className="noise-rows lines">
              {own.map(row)}
            </ul>
          </div>
        )
      })}
      {noises.length > count && <Button onClick={() => setCount(count + STEP)}>{sensorTexts.showMore}</Button>}
    </div>
  )
}

const isEachRead = ({ events, isZoneKnown }: NoiseData): boolean => events.ids !== undefined && isZoneKnown

/** Chart of the last month. Nothing without noise. */
export function NoiseNights({ noise }: Props) {
  const { noises, windows, zone, now } = noise
  const times = useNoiseTimes()
  const chart = useMemo(
    () => noiseChart(noises, windows, zone, { since: subMonths(now, 1).getTime(), now }),
    [noises, windows, zone, now]
  )
  if (!isEachRead(noise) || !chart.nights.some(({ loudest }) => loudest)) return null
  return <NoiseChart chart={chart} windows={windows} zone={zone} times={times} />
}

/** Noise of the last month as a list, below its chart if there is no room for it elsewhere. */
export function NoiseActivity({ noise, hasChart }: Props & { readonly hasChart: boolean }) {
  const texts = useTexts(NOISE_SENSOR)
  const { noises, events, zone } = noise
  useTabFocus()
  const isRead = isEachRead(noise)
  const isLoading = !isRead && events.error === undefined

  return (
    <>
      <LoadingToast active={isLoading} label={texts.loadingActivity} failed={!isRead} />
      <StatusBanner status={events} message={texts.activityFailed} />
      {isLoading && <SkeletonRows />}
      {isRead && noises.length === 0 && <EmptyState icon={<AudioLines />} title={texts.noActivity} />}
      {hasChart && <NoiseNights noise={noise} />}
      {isRead && noises.length > 0 && <NoiseDays key={zone} noise={noise} />}
    </>
  )
}
