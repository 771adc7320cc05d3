import { useMessages } from '../../element/custom-element/element-context.js'
import { onlineStatus } from '../device/rules/device-status.js'
import { isNoisy, noiseLevel } from './rules/noise-level.js'
import { presentLimit } from './rules/noise-limit.js'
import { text } from '../../core/values/value.js'
import type { Device } from '../../core/resources/resources.js'
import { AudioLines, CircleCheck, TriangleAlert } from '../../ui/icons.js'
import { Reading } from '../../ui/layout/reading.js'
import { DeviceHero } from '../device/device-hero.js'
import { useOfflineSince } from '../device/use-offline-since.js'
import { levelText } from './level-text.js'
import { givenLevel } from './rules/given-level.js'
import { LastDay } from './last-day.js'
import type { NoiseKnowledge } from './use-noise.js'

interface Props {
  readonly device: Device
  readonly noise: NoiseKnowledge
}

/** How loud it is now, and whether that is too loud. */
export function LevelReading({ device, noise: { windows, thresholds, zone, now } }: Props) {
  const messages = useMessages()
  const { noiseSensor: texts } = messages
  const level = noiseLevel(device)
  const isNow = onlineStatus(device) === 'online'
  const unit = level?.kind === 'score' ? 'noise_threshold_nrs' : 'noise_threshold_decibels'
  const limit = isNow && thresholds.ids ? presentLimit(device, windows, unit, { zone, now }) : undefined
  const noisy = isNoisy(device)
  const since = useOfflineSince(device)
  const value = level?.kind === 'decibels' ? level.decibels : level?.kind === 'score' ? level.score : 0
  // Louder than allowed and yet not told to be noisy, as for a moment, it is neither: what is allowed says how it is.
  const isQuiet = level !== undefined && !noisy && typeof limit === 'object' && value <= limit.allowed
  const isLoud = !noisy && typeof limit === 'object' && value > limit.allowed
  const word = noisy ? texts.noisy : isQuiet && texts.calm
  const tone = noisy ? 'danger' : isLoud ? 'warning' : isQuiet ? 'ok' : undefined
  const Icon = noisy || isLoud ? TriangleAlert : isQuiet ? CircleCheck : AudioLines

  function note() {
    if (!isNow) return since && messages.device.lastReached(since)
    if (limit === 'anything') return texts.anythingAllowed
    const { noise_threshold_decibels: decibels, noise_threshold_nrs: score, name } = limit?.threshold ?? {}
    const allowed = limit && givenLevel(unit === 'noise_threshold_nrs' ? undefined : decibels, score)
    if (!allowed) return undefined
    return (
      <>
        <bdi className={noisy || isLoud ? 'exceeded' : undefined}>{texts.allowedNow(levelText(allowed, messages))}</bdi>
        {text(name) && ' · '}
        <bdi>{text(name)}</bdi>
      </>
    )
  }
  return (
    <div className="noise-level">
      <Reading
        icon={<Icon />}
        tone={isNow ? tone : undefined}
        label={isNow || !level ? texts.level : texts.lastLevel}
        note={note()}
      >
        <bdi>
          {level ? levelText(level, messages) : texts.unknown} {word && <small>{word}</small>}
        </bdi>
      </Reading>
    </div>
  )
}

/** The top of the screen of a noise sensor. */
export const NoiseHero = ({ device, noise }: Props) => (
  <DeviceHero device={device}>
    <LevelReading device={device} noise={noise} />
    <LastDay {...noise} isNow={onlineStatus(device) === 'online'} />
  </DeviceHero>
)
