import type { ClimatePreset, Device } from '../../../core/resources/resources.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { Chip } from '../../../ui/actions/chip.js'
import { canActivatePreset } from '../activate-preset.js'
import { climatePresets, presetInForce, presetName } from '../rules/climate-preset.js'

interface Props {
  readonly device: Device
  /** The key of the preset that is being turned on. */
  readonly activating: string | undefined
  onChoose(preset: ClimatePreset): void
}

/** The presets of a thermostat, each turned on by a press; the one that it goes by is marked. */
export function PresetChoices({ device, activating, onChoose }: Props) {
  const { thermostat: texts } = useMessages()
  const inForce = presetInForce(device)?.climate_preset_key
  const presets = climatePresets(device)
  if (presets.length === 0) return null
  return (
    <div role="group" className="preset-choices" aria-label={texts.presets}>
      {presets.map((preset) => {
        const { climate_preset_key: key } = preset
        return (
          <Chip
            key={key}
            pressed={key === inForce}
            pending={key === activating}
            disabled={!canActivatePreset(device)}
            onToggle={() => key !== inForce && onChoose(preset)}
          >
            <bdi>{presetName(preset)}</bdi>
          </Chip>
        )
      })}
    </div>
  )
}
