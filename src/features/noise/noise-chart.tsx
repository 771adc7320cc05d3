import type { ReactNode } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import type { NoiseChart as Chart } from './rules/noise-chart.js'
import type { NoiseWindow } from './rules/noise-thresholds.js'
import { number } from '../../core/values/value.js'
import { Section } from '../../ui/layout/section.js'
import { At } from './at.js'
import { noiseLimits } from './noise-limits.js'
import { NoisePicture } from './noise-picture.js'
import { NoiseTable } from './noise-table.js'
import type { NoiseTimes } from './use-noise-times.js'

const HOURS = [0, 6, 12, 18]
const NOON = 12
const WEEK = 7
/** Of the part of a day that is high enough to have a text beside it, in minutes. */
const READABLE = 100

interface Props {
  readonly chart: Chart
  readonly windows: readonly NoiseWindow[]
  readonly zone: string
  readonly times: NoiseTimes
}

/** The noise of some weeks against what is allowed, nights beside each other, hours upon each other; and as a table. */
export function NoiseChart({ chart, windows, zone, times }: Props) {
  const { noiseSensor: texts } = useMessages()
  const { nights, bands } = chart
  const isInDecibels = bands.some(({ threshold }) => number(threshold.noise_threshold_decibels) !== undefined)
  const limits = noiseLimits(bands, isInDecibels ? 'noise_threshold_decibels' : 'noise_threshold_nrs')
  const weeks = nights.flatMap((night, index) =>
    (nights.length - 1 - index) % WEEK === 0 ? { night, share: (index + 0.5) / nights.length } : []
  )
  const unseen = (className: string, children: ReactNode, gridTemplateRows?: string) => (
    <div className={className} aria-hidden style={{ gridTemplateRows }}>
      {children}
    </div>
  )

  return (
    <Section title={texts.chart}>
      <div className="noise-chart">
        {unseen(
          'hours',
          HOURS.map((hour) => <span key={hour}>{times.hour(hour + NOON)}</span>)
        )}
        <NoisePicture
          {...{ chart, windows, zone, times, limits }}
          hours={HOURS}
          weeks={weeks.map(({ share }) => share)}
        />
        {unseen(
          'limits',
          limits.map(({ from, to, allowed }) => (
            <span key={from}>
              {allowed !== undefined && to - from >= READABLE && texts[isInDecibels ? 'decibels' : 'score'](allowed)}
            </span>
          )),
          limits.map(({ from, to }) => `${to - from}fr`).join(' ')
        )}
        {unseen(
          'dates',
          weeks.map(({ night, share }, place) => (
            <At key={night} share={share} className={['', 'minor', 'medium', 'minor'][(weeks.length - 1 - place) % 4]}>
              {times.shortDay(night)}
            </At>
          ))
        )}
        <p aria-hidden>{texts.chartDetail}</p>
      </div>
      <NoiseTable chart={chart} times={times} />
    </Section>
  )
}
