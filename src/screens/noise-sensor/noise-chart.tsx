import { useMessages } from '../../element/custom-element/element-context.js'
import type { NoiseChart as Chart, NoisePoint } from '../../model/noise-chart.js'
import { number, text } from '../../model/value.js'
import { Along } from '../../ui/fields/along.js'
import { Section } from '../../ui/layout/section.js'
import { givenLevel, levelText } from './level-text.js'
import { noiseLimits } from './noise-limits.js'
import { NoiseTable } from './noise-table.js'
import type { NoiseTimes } from './use-noise-times.js'

const DAY = 1440
const HOURS = [0, 6, 12, 18]
const WEEK = 7
/** Of the part of a day that is high enough to have a text beside it, in minutes. */
const READABLE = 100

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`

/** From 0, no more than its threshold, to 1, 20 dB more than that; what is not known lies between. */
const strength = ({ excess = 6 }: NoisePoint): number => Math.max(0, Math.min(1, excess / 20))

interface Props {
  readonly chart: Chart
  readonly times: NoiseTimes
}

/** The noise of some weeks against what is allowed, days beside each other, hours upon each other; and as a table. */
export function NoiseChart({ chart, times }: Props) {
  const messages = useMessages()
  const { noiseSensor: texts } = messages
  const { days, bands, points } = chart
  const isInDecibels = bands.some(({ threshold }) => number(threshold.noise_threshold_decibels) !== undefined)
  const limits = noiseLimits(bands, isInDecibels ? 'noise_threshold_decibels' : 'noise_threshold_nrs')
  const all = limits.flatMap(({ allowed }) => allowed ?? [])
  const [least, most] = [Math.min(...all), Math.max(...all)]
  // The less is allowed, the stronger is the colour.
  const shade = (allowed: number): number => 0.08 + 0.14 * ((most - allowed) / (most - least || 1))
  const across = (day: number): string => percent(day + 0.5, days.length)
  const weeks = days.flatMap((day, index) => ((days.length - 1 - index) % WEEK === 0 ? { day, index } : []))
  const pointTitle = ({ event, day, minute, threshold }: NoisePoint): string => {
    const level = givenLevel(event.noise_level_decibels, event.noise_level_nrs)
    const name = text(event.noise_threshold_name) ?? text(threshold?.name)
    const when = [times.shortDay(days[day] ?? ''), times.minute(minute)].join(', ')
    return [when, level && levelText(level, messages), name].filter(Boolean).join(' · ')
  }

  return (
    <Section title={texts.chart}>
      <div className="noise-chart" aria-hidden>
        <div className="hours">
          {HOURS.map((hour) => (
            <span key={hour}>{times.hour(hour)}</span>
          ))}
        </div>
        <svg>
          {limits.map(
            ({ from, to, allowed }) =>
              allowed !== undefined && (
                <rect
                  key={from}
                  y={percent(from, DAY)}
                  width="100%"
                  height={percent(to - from, DAY)}
                  fillOpacity={shade(allowed)}
                />
              )
          )}
          {HOURS.map((hour) => (
            <line key={hour} x2="100%" y1={percent(hour, 24)} y2={percent(hour, 24)} />
          ))}
          {weeks.map(({ day, index }) => (
            <line key={day} x1={across(index)} x2={across(index)} y2="100%" />
          ))}
          {points.map((point) => (
            <circle
              key={point.event.event_id}
              cx={across(point.day)}
              cy={percent(point.minute, DAY)}
              r={2.5 + 3.5 * strength(point)}
              fillOpacity={0.45 + 0.5 * strength(point)}
            >
              <title>{pointTitle(point)}</title>
            </circle>
          ))}
        </svg>
        <div className="limits" style={{ gridTemplateRows: limits.map(({ from, to }) => `${to - from}fr`).join(' ') }}>
          {limits.map(({ from, to, allowed }) => (
            <span key={from}>
              {allowed !== undefined && to - from >= READABLE && texts[isInDecibels ? 'decibels' : 'score'](allowed)}
            </span>
          ))}
        </div>
        <div className="days">
          {weeks.map(({ day, index }, place) => (
            <Along
              key={day}
              share={(index + 0.5) / days.length}
              className={['', 'minor', 'medium', 'minor'][(weeks.length - 1 - place) % 4]}
            >
              {times.shortDay(day)}
            </Along>
          ))}
        </div>
        <p>{texts.chartDetail}</p>
      </div>
      <NoiseTable chart={chart} times={times} />
    </Section>
  )
}
