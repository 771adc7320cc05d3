import { Fragment } from 'react'
import { MINUTES_IN_DAY } from '../../../core/values/minute-of-day.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { NOISE_SENSOR } from '../../../messages/noise-sensor/en.js'
import { THRESHOLDS } from '../../../messages/thresholds/en.js'
import { DayAxis } from '../../../ui/time-bar/time-axis.js'
import { TimeBar } from '../../../ui/time-bar/time-bar.js'
import type { Stretch } from '../../../ui/time-bar/time-span.js'
import { type DayWindow, withinDay } from '../rules/day-window.js'
import type { NoiseWindow } from '../rules/noise-thresholds.js'
import { useNoiseTimes } from '../use-noise-times.js'
import { useThresholdTexts } from '../use-threshold-texts.js'

/** Highest number of thresholds that have a line each. More share a line. */
const LINES = 4

/** Returns the parts of periods on the bar of a day. */
const spansOf = (windows: readonly DayWindow[]): readonly Stretch[] =>
  windows.flatMap(withinDay).map(({ start, end }) => ({ from: start / MINUTES_IN_DAY, to: end / MINUTES_IN_DAY }))

interface Props {
  /** Period of the edited threshold, once complete. */
  readonly own: DayWindow | undefined
  readonly otherWindows: readonly NoiseWindow[]
}

/** A day with the periods of the edited threshold and the others. */
export function DayBar({ own, otherWindows }: Props) {
  const { general } = useTexts()
  const noiseSensor = useTexts(NOISE_SENSOR)
  const texts = useTexts(THRESHOLDS)
  const times = useNoiseTimes()
  const textsOf = useThresholdTexts()
  const summary = [
    own && `${texts.own}: ${noiseSensor.between(times.minute(own.start), times.minute(own.end))}`,
    ...otherWindows.map((other) => {
      const { name, times: during, level } = textsOf(other)
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
        <TimeBar size={24} parts={4} spans={spansOf(own ? [own] : [])} />
        {placed.length > LINES ? (
          <>
            <span className="between muted" aria-hidden>
              {texts.otherThresholds}
            </span>
            <TimeBar size={4} spans={spansOf(placed.map(({ window }) => window))} />
          </>
        ) : (
          placed.map(({ other, window }) => {
            const { name, times: during, level } = textsOf(other)
            return (
              <Fragment key={other.threshold.noise_threshold_id}>
                <span className="between muted" aria-hidden>
                  <bdi>{name ?? during}</bdi> <b className="strong">{level}</b>
                </span>
                <TimeBar size={4} spans={spansOf([window])} />
              </Fragment>
            )
          })
        )}
      </div>
      <DayAxis hour={times.hour} />
    </div>
  )
}
