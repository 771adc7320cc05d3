import { useId, useState } from 'react'
import type { RejectedRecreation } from '../../../core/actions/form-state.js'
import type { Offer } from '../../../core/gate/offer.js'
import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import type { ItemEditing } from '../../../element/frame/item-editing.js'
import { ConfirmDeletion } from '../../../element/undo/confirm-deletion.js'
import { useDeletion } from '../../../element/undo/use-deletion.js'
import { CLIMATE_PRESETS } from '../../../messages/climate-presets/en.js'
import { Button } from '../../../ui/actions/button.js'
import { IconButton } from '../../../ui/actions/icon-button.js'
import { useOffer } from '../../../ui/actions/use-offer.js'
import { Check, Pencil, Trash2 } from '../../../ui/later-icons.js'
import { Card } from '../../../ui/layout/card.js'
import { useQuestion } from '../../../ui/overlay/use-question.js'
import {
  activePreset,
  canActivatePreset,
  canDeletePreset,
  canEditPreset,
  distinctKey,
  presetName
} from '../rules/climate-preset.js'
import { presetRecreateParams } from '../rules/climate-preset-parameters.js'
import type { TemperatureUnit } from '../rules/temperature.js'
import { createPreset, deletePreset } from './preset-actions.js'
import { PresetChips } from './preset-chips.js'

export type PresetEditing = ItemEditing<RejectedRecreation<ClimatePreset>>

interface Props {
  readonly device: Device
  readonly preset: ClimatePreset
  readonly unit: TemperatureUnit
  /** `undefined` if no preset can be edited or deleted. The list shows the reason. */
  readonly editing: PresetEditing | undefined
  /** `true` while the preset is being turned on. */
  readonly isActivating: boolean
  readonly onActivate: (offer: Offer) => void
}

export function PresetCard({ device, preset, unit, editing, isActivating, onActivate }: Props) {
  const id = useId()
  const { deleteFailed } = useTexts().climatePresets
  const texts = useTexts(CLIMATE_PRESETS)
  const [isDeleting, setDeleting] = useState(false)
  const { climate_preset_key: key } = preset
  const name = presetName(preset)
  const shownKey = distinctKey(preset)
  const { remove } = useDeletion(deletePreset, {
    subject: () => name,
    texts: { ...texts, deleteFailed },
    recreate: {
      action: createPreset,
      operation: 'thermostats.createClimatePreset',
      params: (deleted) => presetRecreateParams(deleted.device, deleted.preset),
      openForm: (deleted, error) => editing?.recreate({ resource: deleted.preset, error }) === true
    }
  })
  const isActive = activePreset(device)?.climate_preset_key === key
  const canEdit = canEditPreset(preset)
  const canDelete = editing !== undefined && canDeletePreset(preset)
  const { isAsked, onAsk, returnTo, onDecided } = useQuestion(canDelete ? key : undefined)
  const fixed = editing && (canEdit ? !canDelete && 'notDeletable' : canDelete ? 'notEditable' : 'fixed')

  const canActivate = canActivatePreset(device)
  const { ref, isMuted, take } = useOffer(isActive || isActivating || !canActivate ? undefined : key)
  function activate(): void {
    const offer = take()
    if (offer) onActivate(offer)
  }

  return (
    <li>
      <Card>
        <div className="preset">
          <div>
            <h3 id={id} className="strong">
              <bdi>{name}</bdi>
            </h3>
            {shownKey && (
              <p className="clamp muted small" title={shownKey}>
                <bdi>{shownKey}</bdi>
              </p>
            )}
          </div>
          <div className="inline wrap">
            {editing && canEdit && (
              <IconButton
                ref={editing.openerOf(key)}
                label={texts.edit(name)}
                icon={<Pencil />}
                onClick={() => editing.open(key)}
              />
            )}
            {canDelete && (
              <IconButton
                ref={returnTo}
                label={texts.delete(name)}
                icon={<Trash2 />}
                pending={isDeleting}
                onClick={onAsk}
              />
            )}
            <Button
              id={`${id}-apply`}
              aria-labelledby={`${id}-apply ${id}`}
              variant={isActive ? 'plain' : 'secondary'}
              icon={isActive ? <Check /> : undefined}
              pending={isActivating}
              // Keeps the focus when its preset becomes active, but is no tab stop afterwards.
              tabIndex={isActive ? -1 : undefined}
              ref={ref}
              isUnavailable={isActive || !canActivate || isMuted}
              onClick={activate}
            >
              {isActive ? texts.applied : texts.apply}
            </Button>
          </div>
          <PresetChips preset={preset} unit={unit}>
            {fixed && <p className="muted small">{texts[fixed]}</p>}
          </PresetChips>
        </div>
        {isAsked && (
          <ConfirmDeletion
            subject={name}
            texts={texts}
            returnTo={returnTo}
            onDecided={onDecided}
            onConfirm={() => {
              setDeleting(true)
              void remove({ device, preset }).finally(() => setDeleting(false))
            }}
          />
        )}
      </Card>
    </li>
  )
}
