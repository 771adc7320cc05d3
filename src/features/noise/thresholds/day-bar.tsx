import { Fragment } from 'react'
import { MINUTES_IN_DAY } from '../../../core/values/minute-of-day.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { NOISE_SENSOR } from '../../../messages/noise-sensor/en.js'
import { THRESHOLDS } from '../../../messages/thresholds/en.js'
import { DayAxis } from '../../../ui/time-bar/time-axis.js'
import { TimeBar } from '../../../ui/time-bar/time-bar.js'
import type { TimeSpan } from '../../../ui/time-bar/time-span.js'
import { levelText } from '../level-text.js'
import { type DayWindow, withinDay } from '../rules/day-window.js'
import type { MeasuredLevel } from '../rules/noise-level.js'
import type { NoiseWindow } from '../rules/noise-thresholds.js'
import { parseLevel } from '../rules/parse-level.js'
import { useNoiseTimes } from '../use-noise-times.js'
import { useThresholdTexts } from '../use-threshold-texts.js'

/** Highest number of other thresholds that have a line each below the bar. */
const LINES = 4
/** Lowest and highest level of the bar, and the height of the lowest as a share. */
const RANGES = { decibels: [30, 100], score: [0, 100] } as const
const LOWEST = 0.1

/** Returns the height of a level, from 0 to 1. @returns Infinity if it is unknown, after all others */
function heightOf(level: MeasuredLevel | undefined): number {
  if (!level) return Infinity
  const [low, high] = RANGES[level.kind]
  return Math.min(1, Math.max(LOWEST, (level.value - low) / (high - low)))
}

/** Returns the parts of a period on the bar of a day, as high as its level. None if one of them is unknown. */
const spansOf = (
  { start, end }: Pick<NoiseWindow, 'start' | 'end'>,
  level: MeasuredLevel | undefined,
  shade?: string
): readonly TimeSpan[] =>
  start === undefined || end === undefined || !level
    ? []
    : withinDay({ start, end }).map((part) => ({
        from: part.start / MINUTES_IN_DAY,
        to: part.end / MINUTES_IN_DAY,
        level: heightOf(level),
        shade
      }))

interface Props {
  /** Period of the edited threshold, once complete. */
  readonly own: DayWindow | undefined
  /** Its level, if known. */
  readonly level: MeasuredLevel | undefined
  readonly otherWindows: readonly NoiseWindow[]
}

/** A day with the periods of the edited threshold and the others as high as their levels. The lowest one alerts first. */
export function DayBar({ own, level: ownLevel, otherWindows }: Props) {
  const messages = useTexts()
  const { general } = messages
  const noiseSensor = useTexts(NOISE_SENSOR)
  const texts = useTexts(THRESHOLDS)
  const times = useNoiseTimes()
  const textsOf = useThresholdTexts()
  const ownTimes = own && noiseSensor.between(times.minute(own.start), times.minute(own.end))
  const summary = [
    ownTimes && `${texts.own}: ${ownTimes}`,
    ...otherWindows.map((other) => {
      const { name, times: during, level } = textsOf(other)
      return general.facts([name, during, level].filter((fact) => fact !== undefined))
    })
  ]
  const placed = otherWindows.map((other) => {
    const { threshold } = other
    const level = parseLevel(threshold.noise_threshold_decibels, threshold.noise_threshold_nrs)
    const { name, times: during, level: text } = textsOf(other)
    return {
      key: threshold.noise_threshold_id,
      height: heightOf(level),
      spans: spansOf(other, level, 'other'),
      cells: name === undefined ? [during, undefined, text] : [name, during, text]
    }
  })
  const ownLine = {
    key: undefined,
    height: heightOf(ownLevel),
    spans: own ? spansOf(own, ownLevel) : [],
    cells: [texts.own, ownTimes, ownLevel && levelText(ownLevel, messages)]
  }
  const isShort = placed.length > LINES
  const lines = isShort ? [ownLine] : [...placed, ownLine].toSorted((a, b) => a.height - b.height)
  const label = general.facts([texts.day, ...summary.filter((each) => each !== undefined)], '; ')
  return (
    <div className="day-bar stack gap-1 small">
      <div role="img" aria-label={label}>
        <TimeBar size={72} parts={4} spans={[...placed, ownLine].flatMap(({ spans }) => spans)} />
      </div>
      <DayAxis hour={times.hour} />
      <div className="day-levels muted" aria-hidden>
        {lines.map(({ key, cells: [name, during, level] }) => (
          <Fragment key={key ?? 'own'}>
            <bdi data-shade={key && 'other'}>{name}</bdi>
            <span>{during}</span>
            <b className="strong">{level}</b>
          </Fragment>
        ))}
        {isShort && <bdi data-shade="other">{texts.otherThresholds}</bdi>}
      </div>
    </div>
  )
}
