import type { RefObject } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { lazyPart } from '../../element/loading/lazy-part.js'
import type { Device } from '../../core/resources/resources.js'
import { EditOrDelete } from '../../ui/actions/edit-or-delete.js'
import { useQuestion } from '../../ui/overlay/use-question.js'
import type { NoiseWindow } from './rules/noise-thresholds.js'
import type { RecreateThreshold } from './thresholds/delete-threshold.js'
import { useThresholdWords } from './use-threshold-words.js'
import { NOISE_SENSOR } from '../../messages/noise-sensor/en.js'

const DeleteThreshold = lazyPart(() =>
  import('./thresholds/delete-threshold.js').then(({ DeleteThreshold: part }) => part)
)

interface Props {
  readonly device: Device
  readonly window: NoiseWindow
  readonly isEditable: boolean
  readonly recreate: RecreateThreshold | undefined
  readonly editButton: RefObject<HTMLButtonElement | null> | undefined
  readonly onEdit: () => void
}

export function ThresholdRow({ device, window, isEditable, recreate, editButton, onEdit }: Props) {
  const texts = useMessages(NOISE_SENSOR)
  const { name, times, level } = useThresholdWords()(window)
  const { isAsked, onAsk, returnTo, onAnswered } = useQuestion(
    isEditable ? window.threshold.noise_threshold_id : undefined
  )
  const title = name ?? times
  return (
    <li>
      <div>
        {name && (
          <div>
            <bdi>{name}</bdi>
          </div>
        )}
        <div>{times}</div>
      </div>
      <b>{level}</b>
      {isEditable && (
        <EditOrDelete
          editLabel={texts.edit(title)}
          deleteLabel={texts.delete(title)}
          {...{ editButton, onEdit, onAsk, returnTo }}
        />
      )}
      {recreate && isAsked && (
        <DeleteThreshold {...{ device, recreate, returnTo, onAnswered }} threshold={window.threshold} subject={title} />
      )}
    </li>
  )
}
