import type { Operation } from '../../core/gate/operations.js'
import type { Device } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { StatusBanner } from '../../element/frame/status-banner.js'
import { useNeighborFocus } from '../../element/hooks/use-neighbor-focus.js'
import { useIsOperationRefused } from '../../element/hooks/use-permissions.js'
import type { QueryStatus } from '../../element/hooks/use-query.js'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import { NOISE_SENSOR } from '../../messages/noise-sensor/en.js'
import { Button } from '../../ui/actions/button.js'
import { LoadingToast } from '../../ui/feedback/loading-toast.js'
import { Plus } from '../../ui/later-icons.js'
import { Section } from '../../ui/layout/section.js'
import { Tooltip } from '../../ui/overlay/tooltip.js'
import { onlineStatus } from '../device/rules/device-status.js'
import type { NoiseWindow } from './rules/noise-thresholds.js'
import { ThresholdPlaces } from './threshold-places.js'
import { ThresholdRow } from './threshold-row.js'
import type { ThresholdEditing } from './thresholds/threshold-editing.js'
import { useTabFocus } from './use-tab-focus.js'

const WhyNotEdited = lazyPart(() => import('./thresholds/read-only-reason.js').then(({ ReadOnlyReason: part }) => part))

/** No change of thresholds is offered once the platform has refused one of these. */
export const THRESHOLD_OPERATIONS: readonly Operation[] = [
  'noiseSensors.noiseThresholds.create',
  'noiseSensors.noiseThresholds.update',
  'noiseSensors.noiseThresholds.delete'
]

interface Props {
  readonly device: Device
  readonly windows: readonly NoiseWindow[]
  readonly status: QueryStatus
  /** `true` while they or what is shown together with them are loading. */
  readonly isAwaited: boolean
  /** `undefined` if thresholds can't be edited. */
  readonly editing: ThresholdEditing | undefined
}

export function NoiseThresholds({ device, windows, status, isAwaited, editing: editingProp }: Props) {
  const { noiseSensor: texts, general } = useTexts()
  const sensorTexts = useTexts(NOISE_SENSOR)
  useNeighborFocus()
  useTabFocus()
  const isOperationRefused = useIsOperationRefused(device.device_id, THRESHOLD_OPERATIONS)
  const editing = isOperationRefused ? undefined : editingProp
  const isRead = status.ids !== undefined && !isAwaited
  const isLoading = status.ids === undefined && status.error === undefined
  const detail = [sensorTexts.thresholdsDetail, device.device_type === 'minut_sensor' && sensorTexts.quietHours]
  const isOnline = onlineStatus(device) === 'online'
  return (
    <Section title={texts.thresholds}>
      <Tooltip label={texts.aboutThresholds} text={detail.filter(Boolean).join(' ')} />
      <LoadingToast active={isLoading} label={sensorTexts.loadingThresholds} failed={status.ids === undefined} />
      <StatusBanner status={status} message={sensorTexts.thresholdsFailed} />
      {(isLoading || isAwaited) && <ThresholdPlaces />}
      {isRead && windows.length === 0 && <p className="muted">{sensorTexts.noThresholds}</p>}
      {isRead && windows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
        <ul role="list" className="noise-rows lines" aria-label={texts.thresholds}>
          {windows.map((window) => (
            <ThresholdRow
              key={window.threshold.noise_threshold_id}
              device={device}
              window={window}
              editing={isOnline ? editing : undefined}
            />
          ))}
        </ul>
      )}
      {editingProp && isOperationRefused && <p className="muted">{general.operationRefused}</p>}
      {isRead && editing && (
        <div className="noise-add">
          {isOnline ? (
            <Button
              ref={editing.openerOfAdd(windows.map(({ threshold }) => threshold.noise_threshold_id))}
              icon={<Plus />}
              onClick={() => editing.open()}
            >
              {texts.add}
            </Button>
          ) : (
            <WhyNotEdited />
          )}
        </div>
      )}
    </Section>
  )
}
