import { useMessages } from '../../element/custom-element/element-context.js'
import type { QueryStatus } from '../../element/hooks/use-query.js'
import type { NoiseWindow } from './rules/noise-thresholds.js'
import { text } from '../../core/values/value.js'
import type { Device } from '../../core/resources/resources.js'
import { LoadingToast } from '../../ui/feedback/loading-toast.js'
import { Section } from '../../ui/layout/section.js'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { Tooltip } from '../../ui/overlay/tooltip.js'
import { StatusBanner } from '../../element/frame/status-banner.js'
import { levelText } from './level-text.js'
import { givenLevel } from './rules/given-level.js'
import { useNoiseTimes } from './use-noise-times.js'
import { useTabFocus } from './use-tab-focus.js'

function ThresholdRow({ threshold, start, end }: NoiseWindow) {
  const messages = useMessages()
  const times = useNoiseTimes()
  const name = text(threshold.name)
  const level = givenLevel(threshold.noise_threshold_decibels, threshold.noise_threshold_nrs)
  // What cannot be read is shown as it came.
  const write = (minute: number | undefined, given: unknown): string =>
    minute === undefined ? (text(given) ?? messages.device.none) : times.minute(minute)
  const from = write(start, threshold.starts_daily_at)
  const to = write(end, threshold.ends_daily_at)
  return (
    <li>
      <div>
        {name && (
          <div>
            <bdi>{name}</bdi>
          </div>
        )}
        <div>{messages.noiseSensor.between(from, to)}</div>
      </div>
      <b>{level ? levelText(level, messages) : messages.device.none}</b>
    </li>
  )
}

interface Props {
  readonly device: Device
  readonly windows: readonly NoiseWindow[]
  readonly status: QueryStatus
}

/** How loud it may be at a sensor, and when. */
export function NoiseThresholds({ device, windows, status }: Props) {
  const { noiseSensor: texts, general } = useMessages()
  useTabFocus()
  const isRead = status.ids !== undefined
  const isLoading = !isRead && status.error === undefined
  const detail = [texts.thresholdsDetail, device.device_type === 'minut_sensor' && texts.quietHours]
  return (
    <Section title={texts.thresholds}>
      <Tooltip label={texts.aboutThresholds} text={detail.filter(Boolean).join(' ')} />
      <LoadingToast active={isLoading} label={texts.loadingThresholds} loadedLabel={isRead && general.loaded} />
      <StatusBanner status={status} message={texts.thresholdsFailed} />
      {isLoading && (
        <div className="noise-rows" aria-busy>
          <Skeleton height="32px" />
          <Skeleton height="32px" />
        </div>
      )}
      {isRead && windows.length === 0 && <p className="noise-none">{texts.noThresholds}</p>}
      {windows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
        <ul role="list" className="noise-rows" aria-label={texts.thresholds}>
          {windows.map((window) => (
            <ThresholdRow key={window.threshold.noise_threshold_id} {...window} />
          ))}
        </ul>
      )}
    </Section>
  )
}
