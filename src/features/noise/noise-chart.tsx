import { type PointerEvent, type ReactNode, useState } from 'react'
import { toWallTime } from '../../core/values/wall-time.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { countText } from '../../messages/formats.js'
import { NOISE_SENSOR } from '../../messages/noise-sensor/en.js'
import { Section } from '../../ui/layout/section.js'
import { registerStyles } from '../../ui/style/styles.js'
import { TimeAxis } from '../../ui/time-bar/time-axis.js'
import css from './noise-chart.css'
import { NoiseColumns } from './noise-columns.js'
import { loudestText, NoiseTable } from './noise-table.js'
import { exceededNames } from './rules/noise-activity.js'
import type { NoiseChart as Chart } from './rules/noise-chart.js'
import type { NoiseWindow } from './rules/noise-thresholds.js'
import type { NoiseTimes } from './use-noise-times.js'

registerStyles(css)

const WEEK = 7

interface Props {
  readonly chart: Chart
  readonly windows: readonly NoiseWindow[]
  readonly zone: string
  readonly times: NoiseTimes
}

/**
 * Chart of the loudest noise each night above its limit, with the selected night in words, and the data as a table.
 */
export function NoiseChart({ chart, windows, zone, times }: Props) {
  const messages = useTexts()
  const { locale } = useElement()
  const texts = useTexts(NOISE_SENSOR)
  const { nights, unit, base, top } = chart
  const [pointed, setPointed] = useState<string>()
  const noisy = nights.filter(({ noises }) => noises.length > 0)
  const [loudest] = [...noisy].sort((a, b) => (b.level ?? -1) - (a.level ?? -1))
  const chosen = noisy.find(({ night }) => night === pointed) ?? loudest
  const ticks = [top, (top + base) / 2, base]
  const weeks = nights.flatMap(({ night }, index) =>
    (nights.length - 1 - index) % WEEK === 0 ? { night, share: (index + 0.5) / nights.length } : []
  )
  const write = messages.noiseSensor[unit]

  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, right, width } = currentTarget.getBoundingClientRect()
    const x = getComputedStyle(currentTarget).direction === 'rtl' ? right - clientX : clientX - left
    setPointed(nights[Math.floor((x / width) * nights.length)]?.night)
  }
  function summary(): ReactNode {
    const { instant } = chosen?.loudest ?? {}
    if (!chosen?.loudest || instant === undefined) return null
    const level = loudestText(chosen, unit, messages, texts)
    const day = toWallTime(instant, zone).slice(0, 'YYYY-MM-DD'.length)
    const when = `${times.shortDay(day)}, ${times.time(instant, zone)}`
    return (
      <p className="loudest">
        {level && (
          <bdi className="exceeded block strong" data-tone="danger">
            {level}
          </bdi>
        )}{' '}
        <bdi>{when}</bdi>
        {exceededNames(chosen.loudest, windows).map((name) => [' ·\u00a0', <bdi key={name}>{name}</bdi>])}
      </p>
    )
  }

  return (
    <Section title={texts.chart}>
      <div className="noise-chart stack muted small" aria-hidden>
        <div className="axis">
          {ticks.map((tick) => (
            <span key={tick}>{tick === top ? write(tick) : countText(tick, locale)}</span>
          ))}
        </div>
        <div className="columns" onPointerDown={point} onPointerMove={point}>
          <NoiseColumns chart={chart} chosen={chosen?.night} weeks={weeks.map(({ share }) => share)} />
        </div>
        <TimeAxis
          labels={weeks.map(({ night, share }, place) => ({
            at: share,
            text: times.shortDay(night),
            isMinor: (weeks.length - place) % 2 === 0
          }))}
        />
        {summary()}
      </div>
      <NoiseTable chart={chart} zone={zone} times={times} />
    </Section>
  )
}
