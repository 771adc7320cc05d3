import type { ClimatePreset, Device } from '../../core/resources/resources.js'
import type { Messages } from '../../messages/en.js'
import { Chip } from '../../ui/actions/chip.js'
import { presetSettingText } from '../climate/preset-setting-text.js'
import { canActivatePreset, climatePresets, activePreset, presetName } from '../climate/rules/climate-preset.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'

interface Props {
  readonly device: Device
  readonly unit: TemperatureUnit
  readonly messages: Messages
  /** Key of the preset that is being turned on. */
  readonly activating?: string | undefined
  /** Omit to make the buttons inert. */
  onChoose?(preset: ClimatePreset): void
}

/** Buttons that turn on the presets of a thermostat, with their set points. The active preset is marked. */
export function PresetChoices({ device, unit, messages, activating, onChoose }: Props) {
  const { thermostat: texts } = messages
  const inForce = activePreset(device)?.climate_preset_key
  const presets = climatePresets(device)
  if (presets.length === 0) return null
  return (
    <div role="group" className="preset-choices" inert={!onChoose} aria-label={texts.presets}>
      {presets.map((preset) => {
        const { climate_preset_key: key } = preset
        return (
          <Chip
            key={key}
            pressed={key === inForce}
            pending={key === activating}
            disabled={!canActivatePreset(device)}
            detail={presetSettingText(preset, unit, messages)}
            onToggle={() => key !== inForce && onChoose?.(preset)}
          >
            <bdi>{presetName(preset)}</bdi>
          </Chip>
        )
      })}
    </div>
  )
}
