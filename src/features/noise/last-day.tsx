import { useMemo } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { noiseExcess, noisesOfLastDay, noiseStrength } from './rules/noise-activity.js'
import { hoursOfLastDay } from './rules/noise-hours.js'
import { TimeText } from './time-text.js'
import type { NoiseData } from './use-noise.js'
import { useNoiseTimes } from './use-noise-times.js'

const DAY = 86_400_000
/** Into how many parts the day is divided: what happens within a quarter of an hour is one stroke. */
const PARTS = 96
const HEIGHT = 16
/** Nearer to an end than this there is no room for an hour in words. */
const EDGE = 0.08

interface Props extends NoiseData {
  /** Whether the sensor can be reached: of one that cannot, nobody knows that it heard nothing. */
  readonly isNow: boolean
}

/** When it was too loud in the last 24 hours, as strokes on a line; nothing as long as that is not known. */
export function LastDay({ noises, windows, events, zone, isZoneKnown, now, isNow }: Props) {
  const { noiseSensor: texts } = useMessages()
  const times = useNoiseTimes()
  const [own, strokes] = useMemo(() => {
    const past = noisesOfLastDay(noises, now)
    const heights = new Map<number, number>()
    for (const noise of past) {
      const part = Math.min(PARTS - 1, Math.floor((1 - (now - (noise.instant ?? now)) / DAY) * PARTS))
      const height = HEIGHT * (0.4 + 0.55 * noiseStrength(noiseExcess(noise, windows)))
      heights.set(part, Math.max(height, heights.get(part) ?? 0))
    }
    return [past, [...heights].map(([part, height]) => `M${part + 0.5} ${HEIGHT}v${-height.toFixed(1)}`).join('')]
  }, [noises, windows, now])
  const isKnown = events.ids && events.error === undefined && isZoneKnown
  if (!isKnown || (own.length === 0 && !isNow)) return null

  const marks = hoursOfLastDay(zone, now).map(({ hour, instant }) => ({ hour, share: 1 - (now - instant) / DAY }))
  return (
    <div className="noise-last-day">
      <p>{texts.lastDay(own.length)}</p>
      <svg viewBox={`0 0 ${PARTS} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <path d={marks.map(({ share }) => `M${share * PARTS} 0v${HEIGHT}`).join('')} />
        <path d={strokes} />
      </svg>
      <div className="dates" aria-hidden>
        {marks.map(
          ({ hour, share }) =>
            share > EDGE &&
            share < 1 - EDGE && (
              <TimeText key={share} share={share}>
                {times.hour(hour)}
              </TimeText>
            )
        )}
      </div>
    </div>
  )
}
