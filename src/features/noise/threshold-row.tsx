import type { Device } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import { NOISE_SENSOR } from '../../messages/noise-sensor/en.js'
import { EditOrDelete } from '../../ui/overlay/edit-or-delete.js'
import type { NoiseWindow } from './rules/noise-thresholds.js'
import type { ThresholdEditing } from './thresholds/threshold-editing.js'
import { useThresholdTexts } from './use-threshold-texts.js'

const DeleteThreshold = lazyPart(() =>
  import('./thresholds/delete-threshold.js').then(({ DeleteThreshold: part }) => part)
)

interface Props {
  readonly device: Device
  readonly window: NoiseWindow
  /** `undefined` if the threshold can't be edited. */
  readonly editing: ThresholdEditing | undefined
}

export function ThresholdRow({ device, window, editing }: Props) {
  const texts = useTexts(NOISE_SENSOR)
  const { name, times, level } = useThresholdTexts()(window)
  const { noise_threshold_id: id } = window.threshold
  const title = name ?? times
  return (
    <li className="inline">
      <div className="rest">
        {name && (
          <div>
            <bdi>{name}</bdi>
          </div>
        )}
        <div className={name ? 'muted small' : undefined}>{times}</div>
      </div>
      <b className="strong">{level}</b>
      {editing && (
        <EditOrDelete id={id} editing={editing} editLabel={texts.edit(title)} deleteLabel={texts.delete(title)}>
          {(asking) => (
            <DeleteThreshold
              device={device}
              {...asking}
              recreate={editing.recreate}
              threshold={window.threshold}
              subject={title}
            />
          )}
        </EditOrDelete>
      )}
    </li>
  )
}
