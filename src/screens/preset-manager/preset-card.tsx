import { type RefObject, useRef, useState } from 'react'
import { PresetDeletedEvent } from '../../element/events/climate-events.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { useChange } from '../../element/hooks/use-change.js'
import { canDeletePreset, canEditPreset, presetName } from '../../model/climate-preset.js'
import type { TemperatureUnit } from '../../model/temperature.js'
import type { ClimatePreset, Device } from '../../model/resources.js'
import { deletePresetChange } from '../../store/climate-changes.js'
import { Alert } from '../../ui/feedback/alert.js'
import { Card } from '../../ui/layout/card.js'
import { Confirmation } from '../../ui/overlay/confirmation.js'
import { IconButton } from '../../ui/actions/icon-button.js'
import { Pencil, Trash2 } from '../../ui/icons.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { failureText } from './failure-text.js'
import { PresetChips } from './preset-chips.js'

interface Props {
  readonly device: Device
  readonly preset: ClimatePreset
  readonly unit: TemperatureUnit
  readonly editButton: RefObject<HTMLButtonElement | null> | undefined
  readonly onEdit: () => void
}

/** A preset, and what can be done with it. */
export function PresetCard({ device, preset, unit, editButton, onEdit }: Props) {
  const { controller, messages } = useElement()
  const { climatePresets: texts, general } = messages
  const toasts = useToasts()
  const change = useChange()
  const [isAsking, setAsking] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<string>()
  const deleteButton = useRef<HTMLButtonElement>(null)
  const { climate_preset_key: key } = preset
  const name = presetName(preset)
  const canDelete = canDeletePreset(preset)

  async function remove(): Promise<void> {
    setAsking(false)
    setDeleting(true)
    const outcome = await change(deletePresetChange(device, key))
    setDeleting(false)
    if (outcome.status === 'done') {
      toasts.show({ variant: 'success', message: texts.deleted })
      controller.dispatch(new PresetDeletedEvent(device.device_id, key))
    }
    // Another preset is being saved or deleted: this one can be in a moment.
    if (outcome.status === 'ignored') setAsking(true)
    if (outcome.status === 'failed') setFailure(failureText(outcome.error, texts.deleteFailed, messages))
  }

  return (
    <li>
      <Card>
        <div className="preset">
          <div>
            <h3>
              <bdi>{name}</bdi>
            </h3>
            {name !== key && (
              <p>
                <bdi>{key}</bdi>
              </p>
            )}
          </div>
          <div>
            {canEditPreset(preset) && (
              <IconButton ref={editButton} label={texts.edit(name)} icon={<Pencil />} onClick={onEdit} />
            )}
            {canDelete && (
              <IconButton
                ref={deleteButton}
                label={texts.delete(name)}
                icon={<Trash2 />}
                pending={isDeleting}
                onClick={() => {
                  setFailure(undefined)
                  setAsking(true)
                }}
              />
            )}
          </div>
          <PresetChips preset={preset} unit={unit} />
        </div>
        {isAsking && canDelete && (
          <Confirmation
            subject={name}
            message={texts.confirmDelete}
            confirmLabel={texts.confirm}
            cancelLabel={general.cancel}
            returnTo={deleteButton}
            onConfirm={() => void remove()}
            onCancel={() => setAsking(false)}
          />
        )}
        {failure && (
          <div role="alert">
            <Alert variant="error">{failure}</Alert>
          </div>
        )}
      </Card>
    </li>
  )
}
