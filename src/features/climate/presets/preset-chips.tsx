import power from 'lucide/dist/esm/icons/power.mjs'
import type { ReactNode } from 'react'
import type { ClimatePreset } from '../../../core/resources/resources.js'
import { useElement } from '../../../element/custom-element/element-context.js'
import { Badge } from '../../../ui/feedback/badge.js'
import { Fan, Flame, icon, Snowflake, Thermometer } from '../../../ui/icons.js'
import { registerStyles } from '../../../ui/style/styles.js'
import toneCss from '../../../ui/style/tone.css'
import { fanModeText, modeText, temperatureText } from '../climate-text.js'
import { presetChips } from '../rules/climate-preset.js'
import { isClimateMode } from '../rules/climate-setting.js'
import type { TemperatureUnit } from '../rules/temperature.js'
import type { ClimateTone } from '../set-points.js'

registerStyles(toneCss)

const Power = /* @__PURE__ */ icon(power)

type SetPointBadgeProps = {
  tone: ClimateTone
  /** Text with the temperature. It has to state the purpose, because color and icon are only visual. */
  children: string
}

/** Badge with a heating or cooling set point. */
export function SetPointBadge({ tone, children }: SetPointBadgeProps) {
  return (
    <Badge tone={tone} icon={tone === 'heat' ? <Flame /> : <Snowflake />}>
      {children}
    </Badge>
  )
}

interface Props {
  readonly preset: ClimatePreset
  readonly unit: TemperatureUnit
  /** Note after the settings. */
  readonly children?: ReactNode
}

/** Shows the settings of a preset: its mode if the set points don't imply it, its set points, and its fan mode. */
export function PresetChips({ preset, unit, children }: Props) {
  const { messages } = useElement()
  const { thermostat } = messages
  const { mode, heat, cool, fanMode } = presetChips(preset)
  const isImplied = isClimateMode(mode) && (heat !== undefined || cool !== undefined)
  return (
    <div className="preset-chips inline wrap gap-1">
      {mode && !isImplied && (
        <Badge icon={mode === 'off' ? <Power /> : <Thermometer />}>{modeText(mode, messages)}</Badge>
      )}
      {heat !== undefined && (
        <SetPointBadge tone="heat">{`${thermostat.heat} ${temperatureText(heat, unit, messages)}`}</SetPointBadge>
      )}
      {cool !== undefined && (
        <SetPointBadge tone="cool">{`${thermostat.cool} ${temperatureText(cool, unit, messages)}`}</SetPointBadge>
      )}
      {fanMode && <Badge icon={<Fan />}>{`${thermostat.fanMode}: ${fanModeText(fanMode, messages)}`}</Badge>}
      {children}
    </div>
  )
}
