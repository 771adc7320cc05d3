import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { exceededNames, noiseStrength } from './rules/noise-activity.js'
import type { NoiseChart, NoisePoint } from './rules/noise-chart.js'
import type { NoiseWindow } from './rules/noise-thresholds.js'
import { toWallTime } from '../../core/values/wall-time.js'
import { levelText } from './level-text.js'
import { noiseLevelOf } from './rules/given-level.js'
import type { NoiseLimit } from './noise-limits.js'
import type { NoiseTimes } from './use-noise-times.js'

const DAY = 1440
/** How far from a dot a finger still means it, in CSS pixels. */
const REACH = 24

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`
const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'
const idOf = ({ noise }: NoisePoint): string => noise.events[0].event_id

interface Props {
  readonly chart: NoiseChart
  readonly windows: readonly NoiseWindow[]
  readonly zone: string
  readonly times: NoiseTimes
  readonly limits: readonly NoiseLimit[]
  /** Where lines are drawn: at these hours since noon, and at these shares of the width. */
  readonly hours: readonly number[]
  readonly weeks: readonly number[]
}

/** The dots of all noises, one of which is told in words: the newest, or the one that is pointed at or gone to by key. */
export function NoisePicture({ chart, windows, zone, times, limits, hours, weeks }: Props) {
  const messages = useMessages()
  const { nights, points } = chart
  const [chosen, setChosen] = useState('')
  const index = Math.max(
    0,
    points.findIndex((point) => idOf(point) === chosen)
  )
  const point = points[index]
  const choose = (to: NoisePoint | undefined) => to && setChosen(idOf(to))
  const across = (night: number): string => percent(night + 0.5, nights.length)

  function pointAt({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, right, top, width, height } = currentTarget.getBoundingClientRect()
    const x = isRightToLeft(currentTarget) ? right - clientX : clientX - left
    const distance = ({ night, minute }: NoisePoint): number =>
      Math.hypot(((night + 0.5) / nights.length) * width - x, (minute / DAY) * height - (clientY - top))
    const [nearest] = points
      .map((each) => ({ each, away: distance(each) }))
      .filter(({ away }) => away <= REACH)
      .sort((one, other) => one.away - other.away)
    choose(nearest?.each)
  }

  function move(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const forward = isRightToLeft(event.currentTarget) ? 1 : -1
    const targets: Record<string, number> = {
      ArrowRight: index + forward,
      ArrowLeft: index - forward,
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: points.length - 1,
      End: 0
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    choose(points[target])
  }

  const drawing = useMemo(() => {
    const all = limits.flatMap(({ allowed }) => allowed ?? [])
    const [least, most] = [Math.min(...all), Math.max(...all)]
    // The less is allowed, the stronger is the colour.
    const shade = (allowed: number): number => 0.08 + 0.14 * ((most - allowed) / (most - least || 1))
    return (
      <>
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
        {hours.map((hour) => (
          <line key={hour} x2="100%" y1={percent(hour, 24)} y2={percent(hour, 24)} />
        ))}
        {weeks.map((share) => (
          <line key={share} x1={percent(share, 1)} x2={percent(share, 1)} y2="100%" />
        ))}
        {points.map((each) => (
          <circle
            key={idOf(each)}
            cx={percent(each.night + 0.5, nights.length)}
            cy={percent(each.minute, DAY)}
            r={2.5 + 3.5 * noiseStrength(each.excess)}
            fillOpacity={0.45 + 0.5 * noiseStrength(each.excess)}
          />
        ))}
      </>
    )
  }, [limits, hours, weeks, points, nights])

  if (point?.noise.instant === undefined) return null
  const { noise } = point
  const { instant = 0 } = noise
  const level = noiseLevelOf(noise)
  const when = `${times.shortDay(toWallTime(instant, zone).slice(0, 'YYYY-MM-DD'.length))}, ${times.time(instant, zone)}`
  const words = [when, ...(level ? [levelText(level, messages)] : []), ...exceededNames(noise, windows)]
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={messages.noiseSensor.noises}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={points.length - index}
        aria-valuetext={messages.general.facts(words)}
        onKeyDown={move}
        onPointerDown={pointAt}
        onPointerMove={pointAt}
      >
        <svg>
          {drawing}
          <circle
            className="chosen"
            cx={across(point.night)}
            cy={percent(point.minute, DAY)}
            r={5 + 3.5 * noiseStrength(point.excess)}
          />
        </svg>
      </div>
      <p className="told" aria-hidden>
        {words.map((word, place) => [place > 0 && ' · ', <bdi key={word}>{word}</bdi>])}
      </p>
    </>
  )
}
