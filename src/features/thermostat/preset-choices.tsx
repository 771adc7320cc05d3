import type { ComponentProps } from 'react'
import type { Offer } from '../../core/gate/offer.js'
import type { ClimatePreset, Device } from '../../core/resources/resources.js'
import type { Messages } from '../../messages/en.js'
import { Chip } from '../../ui/actions/chip.js'
import { useOffer } from '../../ui/actions/use-offer.js'
import { presetSettingText } from '../climate/preset-setting-text.js'
import { activePreset, canActivatePreset, climatePresets, presetName } from '../climate/rules/climate-preset.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'

interface Props {
  readonly device: Device
  readonly unit: TemperatureUnit
  readonly messages: Messages
  /** Key of the preset that is being turned on. */
  readonly activating?: string | undefined
  onChoose(preset: ClimatePreset, offer: Offer): void
}

interface ChipProps
  extends Pick<ComponentProps<typeof Chip>, 'pressed' | 'pending' | 'disabled' | 'detail' | 'children'> {
  readonly presetKey: string
  onChoose(offer: Offer): void
}

function PresetChip({ presetKey, onChoose, ...chip }: ChipProps) {
  const { pressed, pending, disabled } = chip
  const { ref, isMuted, take } = useOffer(pressed || pending || disabled ? undefined : presetKey)
  function choose(): void {
    const offer = take()
    if (offer) onChoose(offer)
  }
  return <Chip {...chip} ref={ref} isMuted={isMuted} onToggle={choose} />
}

/** Buttons that turn on the presets of a thermostat, with their set points. The active preset is marked. */
export function PresetChoices({ device, unit, messages, activating, onChoose }: Props) {
  const { thermostat: texts } = messages
  const inForce = activePreset(device)?.climate_preset_key
  const presets = climatePresets(device)
  if (presets.length === 0) return null
  return (
    <div role="group" className="preset-choices wrap" aria-label={texts.presets}>
      {presets.map((preset) => {
        const { climate_preset_key: key } = preset
        return (
          <PresetChip
            key={key}
            presetKey={key}
            pressed={key === inForce}
            pending={key === activating}
            disabled={!canActivatePreset(device)}
            detail={presetSettingText(preset, unit, messages)}
            onChoose={(offer) => onChoose(preset, offer)}
          >
            <bdi>{presetName(preset)}</bdi>
          </PresetChip>
        )
      })}
    </div>
  )
}
