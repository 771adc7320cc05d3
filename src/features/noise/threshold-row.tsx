import { useMessages } from '../../element/custom-element/element-context.js'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import type { Device } from '../../core/resources/resources.js'
import { EditOrDelete } from '../../ui/overlay/edit-or-delete.js'
import { useQuestion } from '../../ui/overlay/use-question.js'
import type { NoiseWindow } from './rules/noise-thresholds.js'
import type { ThresholdEditing } from './thresholds/threshold-editing.js'
import { useThresholdWords } from './use-threshold-words.js'
import { NOISE_SENSOR } from '../../messages/noise-sensor/en.js'

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
  const texts = useMessages(NOISE_SENSOR)
  const { name, times, level } = useThresholdWords()(window)
  const { noise_threshold_id: id } = window.threshold
  const { isAsked, onAsk, returnTo, onAnswered } = useQuestion(editing && id)
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
        <EditOrDelete
          editLabel={texts.edit(title)}
          deleteLabel={texts.delete(title)}
          editButton={editing.openerOf(id)}
          onEdit={() => editing.open(id)}
          {...{ onAsk, returnTo }}
        />
      )}
      {editing && isAsked && (
        <DeleteThreshold
          {...{ device, returnTo, onAnswered }}
          recreate={editing.recreate}
          threshold={window.threshold}
          subject={title}
        />
      )}
    </li>
  )
}
