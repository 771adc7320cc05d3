import { type RefObject, useRef, useState } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { lazyPart } from '../../element/loading/lazy-part.js'
import type { Device } from '../../core/resources/resources.js'
import { IconButton } from '../../ui/actions/icon-button.js'
import { Pencil, Trash2 } from '../../ui/icons.js'
import type { NoiseWindow } from './rules/noise-thresholds.js'
import { useThresholdWords } from './use-threshold-words.js'

const DeleteThreshold = lazyPart(() =>
  import('./thresholds/delete-threshold.js').then(({ DeleteThreshold: part }) => part)
)

interface Props {
  readonly device: Device
  readonly window: NoiseWindow
  readonly isEditable: boolean
  readonly editButton: RefObject<HTMLButtonElement | null> | undefined
  readonly onEdit: () => void
}

/** A threshold: what it is called, when it holds and what it allows, and what can be done with it. */
export function ThresholdRow({ device, window, isEditable, editButton, onEdit }: Props) {
  const { noiseSensor: texts } = useMessages()
  const { name, times, level } = useThresholdWords()(window)
  const [isAsking, setAsking] = useState(false)
  const deleteButton = useRef<HTMLButtonElement>(null)
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
        <div className="noise-row-actions">
          <IconButton ref={editButton} label={texts.edit(title)} icon={<Pencil />} onClick={onEdit} />
          <IconButton
            ref={deleteButton}
            label={texts.delete(title)}
            icon={<Trash2 />}
            onClick={() => setAsking(true)}
          />
        </div>
      )}
      {isEditable && isAsking && (
        <DeleteThreshold
          device={device}
          threshold={window.threshold}
          subject={title}
          returnTo={deleteButton}
          onAnswered={() => setAsking(false)}
        />
      )}
    </li>
  )
}
