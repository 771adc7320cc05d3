import { Fragment } from 'react'
import { MINUTES_IN_DAY } from '../../../core/values/minute-of-day.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { TimeText } from '../time-text.js'
import { type DayWindow, withinDay } from '../rules/day-window.js'
import type { NoiseWindow } from '../rules/noise-thresholds.js'
import { useNoiseTimes } from '../use-noise-times.js'
import { useThresholdWords } from '../use-threshold-words.js'
import { THRESHOLDS } from '../../../messages/thresholds/en.js'
import css from './day-bar.css'
import { NOISE_SENSOR } from '../../../messages/noise-sensor/en.js'

registerStyles(css)
const HOURS = [6, 12, 18]
/** Highest number of thresholds that have a line each. More share a line. */
const LINES = 4

/** Returns the parts of a period as shares of the day. */
const pieces = (window: DayWindow) =>
  withinDay(window).map(({ start, end }) => (
    <i
      key={start}
      style={{
        insetInlineStart: `${(start / MINUTES_IN_DAY) * 100}%`,
        inlineSize: `${((end - start) / MINUTES_IN_DAY) * 100}%`
      }}
    />
  ))

interface Props {
  /** Period of the edited threshold, once complete. */
  readonly own: DayWindow | undefined
  readonly otherWindows: readonly NoiseWindow[]
}

/** A day with the periods of the edited threshold and the others. */
export function DayBar({ own, otherWindows }: Props) {
  const { general } = useMessages()
  const noiseSensor = useMessages(NOISE_SENSOR)
  const texts = useMessages(THRESHOLDS)
  const times = useNoiseTimes()
  const words = useThresholdWords()
  const summary = [
    own && `${texts.own}: ${noiseSensor.between(times.minute(own.start), times.minute(own.end))}`,
    ...otherWindows.map((other) => {
      const { name, times: during, level } = words(other)
      return general.facts([name, during, level].filter((fact) => fact !== undefined))
    })
  ]
  const placed = otherWindows.flatMap((other) => {
    const { start, end } = other
    return start === undefined || end === undefined ? [] : { other, window: { start, end } }
  })
  const label = general.facts([texts.day, ...summary.filter((each) => each !== undefined)], '; ')
  return (
    <div className="day-bar stack gap-1 small">
      <div role="img" className="stack gap-1" aria-label={label}>
        <span className="between muted" aria-hidden>
          {texts.own}
        </span>
        <div data-own>{own && pieces(own)}</div>
        {placed.length > LINES ? (
          <>
            <span className="between muted" aria-hidden>
              {texts.otherThresholds}
            </span>
            <div>
              {placed.map(({ other, window }) => (
                <span key={other.threshold.noise_threshold_id}>{pieces(window)}</span>
              ))}
            </div>
          </>
        ) : (
          placed.map(({ other, window }) => {
            const { name, times: during, level } = words(other)
            return (
              <Fragment key={other.threshold.noise_threshold_id}>
                <span className="between muted" aria-hidden>
                  <bdi>{name ?? during}</bdi> <b className="strong">{level}</b>
                </span>
                <div>{pieces(window)}</div>
              </Fragment>
            )
          })
        )}
      </div>
      <div className="day-hours muted between" aria-hidden>
        <span>{times.hour(0)}</span>
        {HOURS.map((hour) => (
          <TimeText key={hour} share={hour / 24}>
            {times.hour(hour)}
          </TimeText>
        ))}
        <span>{times.hour(24)}</span>
      </div>
    </div>
  )
}
