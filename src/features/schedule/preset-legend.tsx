import type { Device } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { presetSettingText } from '../climate/preset-setting-text.js'
import { presetOf } from '../climate/rules/climate-preset.js'
import type { TemperatureUnit } from '../climate/rules/temperature.js'
import { shadeOf } from './rules/schedule-presets.js'
import { usePresetName } from './use-preset-name.js'

interface Props {
  readonly device: Device
  /** Keys of the presets. */
  readonly presets: readonly string[]
  readonly unit: TemperatureUnit
}

/** Legend of the presets' backgrounds on the lines of days, with their set points. */
export function PresetLegend({ device, presets, unit }: Props) {
  const messages = useTexts()
  const nameOf = usePresetName(device)
  const settingOf = (key: string): string | undefined => {
    const preset = presetOf(device, key)
    return preset && presetSettingText(preset, unit, messages)
  }
  return (
    <div className="schedule-legend wrap muted" aria-hidden>
      {[...new Set(presets)].map((key) => (
        <span key={key}>
          <i className="preset-swatch" data-shade={shadeOf(device, key)} />
          <bdi>{nameOf(key)}</bdi>
          <small>{settingOf(key)}</small>
        </span>
      ))}
    </div>
  )
}
