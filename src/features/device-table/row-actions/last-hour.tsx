import { onlineStatus } from '../../device/rules/device-status.js'
import type { Noise } from '../../noise/rules/noise-activity.js'
import { noiseHour } from '../../noise/rules/noise-hour.js'
import { noiseLevel } from '../../noise/rules/noise-level.js'
import { presentLimit } from '../../noise/rules/noise-limit.js'
import type { Device } from '../../../core/resources/resources.js'
import { noiseLevelOf } from '../../noise/rules/parse-level.js'
import type { NoiseData } from '../../noise/use-noise.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { ROW_ACTIONS } from '../../../messages/row-actions/en.js'

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
export function LastHour({ device, noise: { windows, thresholds, zone, now }, noises }: Props) {
  const texts = useMessages(ROW_ACTIONS)
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
