import { type RefObject, useState } from 'react'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { canDeletePreset, canEditPreset, presetName } from '../rules/climate-preset.js'
import type { TemperatureUnit } from '../rules/temperature.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { Card } from '../../../ui/layout/card.js'
import { Confirmation } from '../../../ui/overlay/confirmation.js'
import { useQuestion } from '../../../ui/overlay/use-question.js'
import { IconButton } from '../../../ui/actions/icon-button.js'
import { Pencil, Trash2 } from '../../../ui/icons.js'
import type { OpenPresetForm } from './recreate-preset-draft.js'
import { PresetChips } from './preset-chips.js'
import { useDeletePreset } from './use-delete-preset.js'

interface Props {
  readonly device: Device
  readonly preset: ClimatePreset
  readonly unit: TemperatureUnit
  /** `true` if no preset can be edited or deleted. The list shows the reason. */
  readonly isFixed: boolean
  readonly editButton: RefObject<HTMLButtonElement | null> | undefined
  readonly onEdit: () => void
  readonly onAgain: OpenPresetForm
}

export function PresetCard({ device, preset, unit, isFixed, editButton, onEdit, onAgain }: Props) {
  const { climatePresets: texts, general } = useMessages()
  const remove = useDeletePreset(device, onAgain)
  const [isDeleting, setDeleting] = useState(false)
  const { climate_preset_key: key } = preset
  const name = presetName(preset)
  const canEdit = !isFixed && canEditPreset(preset)
  const canDelete = !isFixed && canDeletePreset(preset)
  const { isAsked, onAsk, returnTo, onAnswered } = useQuestion(canDelete ? key : undefined)
  const fixed = !isFixed && (canEdit ? !canDelete && 'notDeletable' : canDelete ? 'notEditable' : 'fixed')

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
            {canEdit && <IconButton ref={editButton} label={texts.edit(name)} icon={<Pencil />} onClick={onEdit} />}
            {canDelete && (
              <IconButton
                ref={returnTo}
                label={texts.delete(name)}
                icon={<Trash2 />}
                pending={isDeleting}
                onClick={onAsk}
              />
            )}
          </div>
          <PresetChips preset={preset} unit={unit} />
          {fixed && <p>{texts[fixed]}</p>}
        </div>
        {isAsked && (
          <Confirmation
            subject={name}
            message={texts.confirmDelete}
            confirmLabel={texts.confirm}
            cancelLabel={general.cancel}
            returnTo={returnTo}
            onConfirm={() => {
              onAnswered()
              setDeleting(true)
              void remove(preset).finally(() => setDeleting(false))
            }}
            onCancel={onAnswered}
          />
        )}
      </Card>
    </li>
  )
}
