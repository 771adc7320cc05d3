import type { Device } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useNeighborFocus } from '../../../element/hooks/use-neighbor-focus.js'
import { CLIMATE_PRESETS } from '../../../messages/climate-presets/en.js'
import { EmptyState } from '../../../ui/feedback/empty-state.js'
import { Thermometer } from '../../../ui/icons.js'
import { climatePresets } from '../rules/climate-preset.js'
import type { TemperatureUnit } from '../rules/temperature.js'
import { useClimateControl } from '../use-climate-control.js'
import { PresetCard, type PresetEditing } from './preset-card.js'

interface Props {
  readonly device: Device
  readonly unit: TemperatureUnit
  /** `undefined` if no preset can be edited or deleted. */
  readonly editing: PresetEditing | undefined
}

/** Shows the presets of a device as cards. */
export function PresetList({ device, unit, editing }: Props) {
  const { climatePresets: texts } = useTexts()
  const presetTexts = useTexts(CLIMATE_PRESETS)
  const { activating, activate } = useClimateControl(device, unit)
  useNeighborFocus()

  const all = climatePresets(device)
  // Presets with the same key can't be distinguished.
  const presets = all.filter(
    ({ climate_preset_key: key }, index) => all.findIndex((other) => other.climate_preset_key === key) === index
  )
  if (presets.length === 0) {
    return (
      <slot name="empty">
        <EmptyState icon={<Thermometer />} title={presetTexts.empty}>
          {presetTexts.emptyDetail}
        </EmptyState>
      </slot>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none.
    <ul role="list" className="presets stack" aria-label={texts.title}>
      {presets.map((preset) => {
        const { climate_preset_key: key } = preset
        return (
          <PresetCard
            key={key}
            device={device}
            preset={preset}
            unit={unit}
            editing={editing}
            isActivating={key === activating}
            onActivate={(offer) => activate(preset, offer)}
          />
        )
      })}
    </ul>
  )
}
