import { useMemo } from 'react'
import type { Device } from '../../core/resources/resources.js'
import { useMessages } from '../../element/custom-element/element-context.js'
import { LastDayPlace } from './last-day-place.js'
import { hoursOfLastDay, noiseExcess, noisesOfLastDay, noiseStrength } from './rules/noise-activity.js'
import { isNoisy } from './rules/noise-level.js'
import { TimeText } from './time-text.js'
import type { NoiseData } from './use-noise.js'
import { useNoiseTimes } from './use-noise-times.js'
import { NOISE_SENSOR } from '../../messages/noise-sensor/en.js'

const DAY = 86_400_000
/** Number of slots of a day: events within 15 minutes share a line. */
const PARTS = 96
const HEIGHT = 16
/** Minimum distance of an hour label from the ends. */
const EDGE = 0.08

interface Props extends NoiseData {
  readonly device: Device
  /** `true` if the sensor is online. Silence of an offline sensor is unknown. */
  readonly isNow: boolean
}

/** Timeline of the noise events of the last 24 hours. */
export function LastDay({ device, noises, windows, events, zone, isZoneKnown, now, isNow }: Props) {
  const texts = useMessages(NOISE_SENSOR)
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
  if (isNow && !events.ids && events.error === undefined) return <LastDayPlace device={device} />
  const isKnown = events.ids && events.error === undefined && isZoneKnown
  if (!isKnown || (own.length === 0 && !isNow)) return null

  const marks = hoursOfLastDay(zone, now).map(({ hour, instant }) => ({ hour, share: 1 - (now - instant) / DAY }))
  if (own.length === 0) {
    return (
      <div className="noise-last-day muted small">
        <p>{texts.lastDay(0)}</p>
      </div>
    )
  }
  // Until the events are loaded, only one line is reserved for a sensor that is quiet now.
  const isLine = !isNoisy(device)
  return (
    <div className={isLine ? 'noise-last-day muted small in-line' : 'noise-last-day muted small'}>
      <p>{texts.lastDay(own.length)}</p>
      <svg className="directed" viewBox={`0 0 ${PARTS} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <path d={marks.map(({ share }) => `M${share * PARTS} 0v${HEIGHT}`).join('')} />
        <path d={strokes} />
      </svg>
      {!isLine && (
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
      )}
    </div>
  )
}
