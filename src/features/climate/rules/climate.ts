import type { Device } from '../../../core/resources/resources.js'
import { parseList } from '../../../core/values/value.js'
import { properties } from '../../device/rules/device.js'
import { type ClimateLimits, climateLimits } from './climate-limits.js'
import type { AnyClimateMode, ClimateMode, ClimateReading } from './climate-setting.js'
import { CLIMATE_MODES, hasCool, hasHeat, isClimateMode, readClimate } from './climate-setting.js'
import { clamp, type TemperatureRange } from './temperature.js'

/**
 * Value of the climate control, in °F. Set points that the mode doesn't use are kept for a later change of the mode.
 */
export interface Climate {
  readonly mode: AnyClimateMode
  readonly heat: number
  readonly cool: number
}

type ClimateBounds = Pick<ClimateLimits, 'heat' | 'cool'>

/** Returns the ranges of the set points in a mode, for steppers. */
export function boundsOf({ heat, cool, gap }: ClimateLimits, mode: AnyClimateMode): ClimateBounds {
  if (mode !== 'heat_cool') return { heat, cool }
  // If the gap leaves no room in a range, the set point is fixed at the end that is farthest from the other set point.
  return {
    heat: { min: heat.min, max: Math.max(heat.min, Math.min(heat.max, cool.max) - gap) },
    cool: { min: Math.min(cool.max, Math.max(cool.min, heat.min) + gap), max: cool.max }
  }
}

/**
 * Returns the climate with a new heating set point, clamped to its range. The cooling set point moves up to keep the
 * gap.
 */
export function withHeat(climate: Climate, heat: number, limits: ClimateLimits): Climate {
  if (!Number.isFinite(heat)) return climate
  const bounds = boundsOf(limits, climate.mode)
  const moved = { ...climate, heat: clamp(heat, bounds.heat) }
  if (climate.mode !== 'heat_cool') return moved
  return { ...moved, cool: clamp(Math.max(climate.cool, moved.heat + limits.gap), bounds.cool) }
}

/**
 * Returns the climate with a new cooling set point, clamped to its range. The heating set point moves down to keep the
 * gap.
 */
export function withCool(climate: Climate, cool: number, limits: ClimateLimits): Climate {
  if (!Number.isFinite(cool)) return climate
  const bounds = boundsOf(limits, climate.mode)
  const moved = { ...climate, cool: clamp(cool, bounds.cool) }
  if (climate.mode !== 'heat_cool') return moved
  return { ...moved, heat: clamp(Math.min(climate.heat, moved.cool - limits.gap), bounds.heat) }
}

/** Returns the climate in another mode, with its set points clamped to the ranges of the mode. */
export function withMode({ heat, cool }: Climate, mode: AnyClimateMode, limits: ClimateLimits): Climate {
  const bounds = boundsOf(limits, mode)
  const fitted = { mode, heat: clamp(heat, bounds.heat), cool: clamp(cool, bounds.cool) }
  return withHeat(fitted, fitted.heat, limits)
}

/** Slider ranges. A slider that the mode doesn't use is omitted. */
interface ClimateSpans {
  readonly heat?: TemperatureRange
  readonly cool?: TemperatureRange
}

/** Returns the slider ranges in a mode. Two sliders share one range, so that their thumbs can be compared. */
export function spanOf({ heat, cool }: ClimateLimits, mode: AnyClimateMode): ClimateSpans {
  if (!isClimateMode(mode)) return {}
  if (mode === 'heat_cool') {
    const both = { min: Math.min(heat.min, cool.min), max: Math.max(heat.max, cool.max) }
    return { heat: both, cool: both }
  }
  return { ...(hasHeat(mode) && { heat }), ...(hasCool(mode) && { cool }) }
}

export function offeredModes(device: Device): readonly ClimateMode[] {
  const available = parseList(properties(device).available_hvac_mode_settings)
  return CLIMATE_MODES.filter((mode) => available.includes(mode))
}

/** Completes a climate from a fallback. Set points of the fallback keep the gap to known set points. */
export function climateFrom({ mode, heat, cool }: ClimateReading, fallback: Climate, limits: ClimateLimits): Climate {
  const filled = {
    mode: mode ?? fallback.mode,
    heat: heat ?? Math.min(fallback.heat, (cool ?? Infinity) - limits.gap),
    cool: cool ?? Math.max(fallback.cool, (heat ?? -Infinity) + limits.gap)
  }
  return withMode(filled, filled.mode, limits)
}

/** Returns the assumed mode of a device that doesn't report one. */
function likelyMode(device: Device): ClimateMode {
  const available = parseList(properties(device).available_hvac_mode_settings)
  return available.includes('heat_cool') ? 'heat_cool' : (available.find(isClimateMode) ?? 'off')
}

/** Returns the initial climate of the control: the device's setting, clamped to its limits. */
export function deviceClimate(device: Device): Climate {
  // With these set points, a change of the mode alone causes little heating or cooling.
  const fallback = { mode: likelyMode(device), heat: 60, cool: 80 }
  return climateFrom(readClimate(properties(device).current_climate_setting), fallback, climateLimits(device))
}

/** Returns the climate of a device, or `undefined` if the device reports too little to set the same climate again. */
export function settableClimate(device: Device): Climate | undefined {
  const { mode, heat, cool } = readClimate(properties(device).current_climate_setting)
  const isKnown =
    isClimateMode(mode) && !(hasHeat(mode) && heat === undefined) && !(hasCool(mode) && cool === undefined)
  return isKnown ? deviceClimate(device) : undefined
}
