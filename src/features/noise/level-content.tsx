import type { Device } from '../../core/resources/resources.js'
import { parseString } from '../../core/values/value.js'
import type { Messages } from '../../messages/en.js'
import { AudioLines, CircleCheck, TriangleAlert } from '../../ui/icons.js'
import { Reading } from '../../ui/layout/reading.js'
import { registerStyles } from '../../ui/style/styles.js'
import { onlineStatus } from '../device/rules/device-status.js'
import { levelText } from './level-text.js'
import css from './noise-sensor.css'
import { isNoisy, noiseLevel } from './rules/noise-level.js'
import type { PresentLimit } from './rules/noise-limit.js'
import { parseLevel } from './rules/parse-level.js'

registerStyles(css)

interface Props {
  readonly device: Device
  /** Current limit. `undefined` if unknown. */
  readonly limit: PresentLimit | 'anything' | undefined
  /** Since when it is offline, such as "2 hr ago". */
  readonly since: string | undefined
  readonly messages: Messages
}

/** Noise level and its status, without hooks and contexts, for prerendering. */
export function LevelContent({ device, limit, since, messages }: Props) {
  const { noiseSensor: texts, deviceTable } = messages
  const level = noiseLevel(device)
  const isNow = onlineStatus(device) === 'online'
  const noisy = isNoisy(device)
  const value = !level || level.kind === 'quiet' ? 0 : level.value
  // A level above the limit without a triggered threshold is neither quiet nor too loud: the limit is shown.
  const isQuiet = level !== undefined && !noisy && typeof limit === 'object' && value <= limit.allowed
  const isLoud = !noisy && typeof limit === 'object' && value > limit.allowed
  const verdict = noisy ? deviceTable.noisy : isQuiet && deviceTable.calm
  const tone = noisy ? 'danger' : isLoud ? 'warning' : undefined
  const Icon = noisy || isLoud ? TriangleAlert : isQuiet ? CircleCheck : AudioLines

  function note() {
    if (!isNow) return since && messages.device.lastReached(since)
    // Keeps the line while the thresholds are loading.
    if (!limit) return '\u00a0'
    if (limit === 'anything') return texts.anythingAllowed
    const { noise_threshold_decibels: decibels, noise_threshold_nrs: score, name } = limit.threshold ?? {}
    const allowed = parseLevel(limit.unit === 'score' ? undefined : decibels, score)
    if (!allowed) return undefined
    return (
      <>
        <bdi className={noisy || isLoud ? 'exceeded' : undefined}>{texts.allowedNow(levelText(allowed, messages))}</bdi>
        {parseString(name) && ' · '}
        <bdi>{parseString(name)}</bdi>
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
        <bdi>{level ? levelText(level, messages) : texts.unknown}</bdi>
        {verdict && (
          <>
            {' '}
            <small>· {verdict}</small>
          </>
        )}
      </Reading>
    </div>
  )
}
