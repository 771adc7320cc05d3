import { subMonths } from 'date-fns/subMonths'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'
import { useResources } from '../../element/hooks/use-query.js'
import { noiseDays, noiseEvents, type NoiseEvent } from '../../model/noise-activity.js'
import { noiseChart } from '../../model/noise-chart.js'
import type { NoiseWindow } from '../../model/noise-thresholds.js'
import { text } from '../../model/value.js'
import { noiseEventListQuery } from '../../store/noise-queries.js'
import { Button } from '../../ui/actions/button.js'
import { EmptyState } from '../../ui/feedback/empty-state.js'
import { AudioLines } from '../../ui/icons.js'
import { LoadingToast } from '../../ui/feedback/loading-toast.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { StandingBanner } from '../standing-banner.js'
import { givenLevel, levelText } from './level-text.js'
import { NoiseChart } from './noise-chart.js'
import { useNoiseTimes } from './use-noise-times.js'
import { useTabFocus } from './use-tab-focus.js'

/** How many events are shown at first, and how many more each time that is asked for. */
const STEP = 60

interface Props {
  readonly deviceId: string
  readonly windows: readonly NoiseWindow[]
  /** Nothing as long as it is not known. */
  readonly zone: string | undefined
}

type ShownProps = Pick<Props, 'windows'> & { readonly zone: string; readonly events: readonly NoiseEvent[] }

/** The events by day, the newest first; those before are shown when they are asked for. */
function NoiseDays({ events, windows, zone }: ShownProps) {
  const messages = useMessages()
  const { noiseSensor: texts } = messages
  const times = useNoiseTimes()
  const [count, setCount] = useState(STEP)
  const list = useRef<HTMLDivElement>(null)
  const names = new Map(windows.map(({ threshold }) => [threshold.noise_threshold_id, threshold.name]))
  const shown = events.slice(0, count).map(({ event }) => event)

  useLayoutEffect(() => {
    // The button may be gone; what it brought is read next.
    if (count > STEP) list.current?.querySelectorAll('li')[count - STEP]?.focus()
  }, [count])

  const row = ({ event, instant }: NoiseEvent) => {
    const level = givenLevel(event.noise_level_decibels, event.noise_level_nrs)
    const name = text(event.noise_threshold_name) ?? text(names.get(text(event.noise_threshold_id) ?? ''))
    return (
      <li key={event.event_id} tabIndex={-1}>
        <time dateTime={instant === undefined ? undefined : new Date(instant).toISOString()}>
          {instant === undefined ? messages.device.none : times.time(instant, zone)}
        </time>
        <span>
          <bdi>{name ?? texts.event}</bdi>
        </span>
        {level && <b>{levelText(level, messages)}</b>}
      </li>
    )
  }
  return (
    <div ref={list} className="noise-days">
      {noiseDays(shown, zone).map(({ day, events: own }) => {
        const title = day === undefined ? texts.unknown : times.day(day)
        return (
          <div key={title}>
            <h3>{title}</h3>
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes one without markers for none. */}
            <ul role="list" aria-label={title} className="noise-rows">
              {own.map(row)}
            </ul>
          </div>
        )
      })}
      {events.length > count && <Button onClick={() => setCount(count + STEP)}>{texts.showMore}</Button>}
    </div>
  )
}

/** The noise of the last month, drawn and listed. */
export function NoiseActivity({ deviceId, windows, zone }: Props) {
  const { noiseSensor: texts } = useMessages()
  const { resources, standing } = useResources(noiseEventListQuery(deviceId))
  useTabFocus()
  const now = useNow()
  const times = useNoiseTimes()
  const events = useMemo(() => noiseEvents(resources), [resources])
  const chart = useMemo(() => {
    const since = subMonths(now, 1).getTime()
    return zone === undefined ? undefined : noiseChart(resources, windows, zone, { since, now })
  }, [resources, windows, zone, now])
  const isRead = standing.ids !== undefined && zone !== undefined
  const isLoading = !isRead && standing.error === undefined

  return (
    <>
      <LoadingToast active={isLoading} label={texts.loadingActivity} />
      <StandingBanner standing={standing} message={texts.activityFailed} />
      {isLoading && <SkeletonRows />}
      {isRead && events.length === 0 && <EmptyState icon={<AudioLines />} title={texts.noActivity} />}
      {isRead && chart && chart.points.length > 0 && <NoiseChart chart={chart} times={times} />}
      {isRead && events.length > 0 && <NoiseDays key={zone} events={events} windows={windows} zone={zone} />}
    </>
  )
}
