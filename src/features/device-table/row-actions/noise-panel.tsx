import { isRefused } from '../../../core/queries/is-refused.js'
import type { Device } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { Refusal } from '../../../element/frame/status-banner.js'
import { NOISE_SENSOR } from '../../../messages/noise-sensor/en.js'
import { ROW_ACTIONS } from '../../../messages/row-actions/en.js'
import { Button } from '../../../ui/actions/button.js'
import { Skeleton } from '../../../ui/feedback/skeleton.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { deviceName } from '../../device/rules/device.js'
import { onlineStatus } from '../../device/rules/device-status.js'
import { LevelReading } from '../../noise/noise-hero.js'
import noiseCss from '../../noise/noise-sensor.css'
import { type Noise, noisesOfLastHour } from '../../noise/rules/noise-activity.js'
import { noiseHour } from '../../noise/rules/noise-hour.js'
import { noiseLevel } from '../../noise/rules/noise-level.js'
import { presentLimit } from '../../noise/rules/noise-limit.js'
import { noiseLevelOf } from '../../noise/rules/parse-level.js'
import { type NoiseData, useNoise } from '../../noise/use-noise.js'

registerStyles(noiseCss)

interface Props {
  readonly device: Device
  readonly noise: NoiseData
  readonly noises: readonly Noise[]
}

const WIDTH = 240
const HEIGHT = 56

/**
 * Noise events of the last hour as lines, and the current level against its limit. The text next to it says the same.
 */
function LastHour({ device, noise: { windows, thresholds, zone, now }, noises }: Props) {
  const texts = useTexts(ROW_ACTIONS)
  const level = noiseLevel(device)
  const limit = thresholds.ids && presentLimit(device, windows, { zone, now })
  const isNow = onlineStatus(device) === 'online'
  const {
    present,
    allowed,
    noises: strokes
  } = noiseHour({
    unit: level?.kind === 'score' ? 'score' : 'decibels',
    noises,
    present: isNow && level && level.kind !== 'quiet' ? level.value : undefined,
    allowed: isNow && typeof limit === 'object' ? limit.allowed : undefined,
    now,
    levelOf: (noise) => noiseLevelOf(noise)?.value
  })
  const y = (share: number): number => Math.round(HEIGHT * (1 - share))
  return (
    <figure className="last-hour" aria-hidden>
      <svg className="directed" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
        {allowed !== undefined && <path className="limit" d={`M0 ${y(allowed)}H${WIDTH}`} />}
        <path
          className="noises"
          d={strokes.map(({ at, height }) => `M${Math.round(at * (WIDTH - 6)) + 2} ${HEIGHT}V${y(height)}`).join('')}
        />
        {present !== undefined && <circle cx={WIDTH - 5} cy={y(present)} r="4" />}
      </svg>
      <figcaption className="between muted small">
        <span>{texts.hourAgo}</span>
        <span>{texts.now}</span>
      </figcaption>
    </figure>
  )
}

/** Noise level of a sensor now and in the last hour. */
export function NoisePanel({ device }: { readonly device: Device }) {
  const { device: deviceTexts, general } = useTexts()
  const texts = useTexts(NOISE_SENSOR)
  const rowActions = useTexts(ROW_ACTIONS)
  const noise = useNoise(device)
  const { events, noises, now } = noise
  const own = noisesOfLastHour(noises, now)
  return (
    <>
      <header className="wrap between">
        <b className="strong">
          <bdi>{deviceName(device) ?? deviceTexts.unnamed}</bdi>
        </b>
      </header>
      <LevelReading device={device} noise={noise} />
      {events.ids ? (
        // Silence of an offline sensor is unknown.
        (own.length > 0 || onlineStatus(device) === 'online') && (
          <>
            <p className="muted small">{rowActions.noises(own.length)}</p>
            <LastHour device={device} noise={noise} noises={own} />
          </>
        )
      ) : events.error === undefined ? (
        <output>
          <span className="unseen">{texts.loadingActivity}</span>
          <Skeleton height="56px" />
        </output>
      ) : isRefused(events.error) ? (
        <Refusal />
      ) : (
        <div role="alert">
          <p className="muted small">{texts.activityFailed}</p>
          <Button onClick={events.fetch}>{general.tryAgain}</Button>
        </div>
      )}
    </>
  )
}
