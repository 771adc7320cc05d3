import { millisecondsInDay } from 'date-fns/constants'
import { useMemo } from 'react'
import type { Device } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { NOISE_SENSOR } from '../../messages/noise-sensor/en.js'
import { TimeAxis } from '../../ui/time-bar/time-axis.js'
import { TimeBar } from '../../ui/time-bar/time-bar.js'
import { LastDayPlace } from './last-day-place.js'
import { hoursOfLastDay, noiseExcess, noiseStrength, noisesOfLastDay } from './rules/noise-activity.js'
import { isNoisy } from './rules/noise-level.js'
import type { NoiseData } from './use-noise.js'
import { useNoiseTimes } from './use-noise-times.js'

/** Number of slots of a day: events within 15 minutes share one. */
const PARTS = 96
/** Minimum distance of an hour label from the ends. */
const EDGE = 0.08

interface Props extends NoiseData {
  readonly device: Device
  /** `true` if the sensor is online. Silence of an offline sensor is unknown. */
  readonly isNow: boolean
}

/** Bar of the noise events of the last 24 hours, higher the more they exceed their limit. */
export function LastDay({ device, noises, windows, events, zone, isZoneKnown, now, isNow }: Props) {
  const texts = useTexts(NOISE_SENSOR)
  const times = useNoiseTimes()
  const [own, spans] = useMemo(() => {
    const past = noisesOfLastDay(noises, now)
    const levels = new Map<number, number>()
    for (const noise of past) {
      const part = Math.min(PARTS - 1, Math.floor((1 - (now - (noise.instant ?? now)) / millisecondsInDay) * PARTS))
      const level = 0.4 + 0.55 * noiseStrength(noiseExcess(noise, windows))
      levels.set(part, Math.max(level, levels.get(part) ?? 0))
    }
    return [past, [...levels].map(([part, level]) => ({ from: part / PARTS, to: (part + 1) / PARTS, level }))]
  }, [noises, windows, now])
  if (isNow && !events.ids && events.error === undefined) return <LastDayPlace device={device} />
  const isKnown = events.ids && events.error === undefined && isZoneKnown
  if (!isKnown || (own.length === 0 && !isNow)) return null

  const labels = hoursOfLastDay(zone, now).flatMap(({ hour, instant }) => {
    const at = 1 - (now - instant) / millisecondsInDay
    return at > EDGE && at < 1 - EDGE ? { at, text: times.hour(hour) } : []
  })
  if (own.length === 0) {
    return (
      <div className="noise-last-day muted small in-line">
        <p>{texts.lastDay(0)}</p>
      </div>
    )
  }
  // Until the events are loaded, only one line is reserved for a sensor that is quiet now.
  const isLine = !isNoisy(device)
  return (
    <div className={isLine ? 'noise-last-day muted small in-line' : 'noise-last-day muted small'}>
      <p>{texts.lastDay(own.length)}</p>
      <TimeBar size={24} spans={spans} />
      {!isLine && <TimeAxis labels={labels} />}
    </div>
  )
}
