import type { ReactNode } from 'react'
import power from 'lucide/dist/esm/icons/power.mjs'
import { useElement } from '../../../element/custom-element/element-context.js'
import { isClimateMode } from '../rules/climate-setting.js'
import { presetChips } from '../rules/climate-preset.js'
import type { TemperatureUnit } from '../rules/temperature.js'
import type { ClimatePreset } from '../../../core/resources/resources.js'
import { Badge } from '../../../ui/feedback/badge.js'
import { Fan, Thermometer, icon } from '../../../ui/icons.js'
import { SetPointBadge } from '../set-point-badge.js'
import { fanModeText, modeText, temperatureText } from '../climate-text.js'

const Power = /* @__PURE__ */ icon(power)

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
