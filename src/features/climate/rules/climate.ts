import type { Device } from '../../../core/resources/resources.js'
import { climateLimits, type ClimateLimits } from './climate-limits.js'
import { CLIMATE_MODES, hasCool, hasHeat, isClimateMode, readClimate } from './climate-setting.js'
import type { AnyClimateMode, ClimateMode, ClimateReading } from './climate-setting.js'
import { properties } from '../../device/rules/device.js'
import { clamp, type TemperatureRange } from './temperature.js'
import { parseList } from '../../../core/values/value.js'

/**
 * What the control of a climate is set to, in degrees Fahrenheit. A set point that the mode has no use for is kept, in
 * case the mode is changed.
 */
export interface Climate {
  readonly mode: AnyClimateMode
  readonly heat: number
  readonly cool: number
}

type ClimateBounds = Pick<ClimateLimits, 'heat' | 'cool'>

/** How far each set point goes in a mode, as steppers need to know. */
export function boundsOf({ heat, cool, gap }: ClimateLimits, mode: AnyClimateMode): ClimateBounds {
  if (mode !== 'heat_cool') return { heat, cool }
  // A gap that leaves no room in a range pins the set point to the end that is farthest from the other one.
  return {
    heat: { min: heat.min, max: Math.max(heat.min, Math.min(heat.max, cool.max) - gap) },
    cool: { min: Math.min(cool.max, Math.max(cool.min, heat.min) + gap), max: cool.max }
  }
}

/** The climate with another heating set point, as near as it may be, which pushes the cooling one before it. */
export function withHeat(climate: Climate, heat: number, limits: ClimateLimits): Climate {
  if (!Number.isFinite(heat)) return climate
  const bounds = boundsOf(limits, climate.mode)
  const moved = { ...climate, heat: clamp(heat, bounds.heat) }
  if (climate.mode !== 'heat_cool') return moved
  return { ...moved, cool: clamp(Math.max(climate.cool, moved.heat + limits.gap), bounds.cool) }
}

/** The climate with another cooling set point, as near as it may be, which pushes the heating one before it. */
export function withCool(climate: Climate, cool: number, limits: ClimateLimits): Climate {
  if (!Number.isFinite(cool)) return climate
  const bounds = boundsOf(limits, climate.mode)
  const moved = { ...climate, cool: clamp(cool, bounds.cool) }
  if (climate.mode !== 'heat_cool') return moved
  return { ...moved, heat: clamp(Math.min(climate.heat, moved.cool - limits.gap), bounds.heat) }
}

/** The climate in another mode, its set points within what that allows. */
export function withMode({ heat, cool }: Climate, mode: AnyClimateMode, limits: ClimateLimits): Climate {
  const bounds = boundsOf(limits, mode)
  const fitted = { mode, heat: clamp(heat, bounds.heat), cool: clamp(cool, bounds.cool) }
  return withHeat(fitted, fitted.heat, limits)
}

/** What the sliders of a climate span; a slider that the mode has no use for is left out. */
export interface ClimateSpans {
  readonly heat?: TemperatureRange
  readonly cool?: TemperatureRange
}

/** The spans of the sliders in a mode. Two have the same one, that their thumbs can be compared. */
export function spanOf({ heat, cool }: ClimateLimits, mode: AnyClimateMode): ClimateSpans {
  if (!isClimateMode(mode)) return {}
  if (mode === 'heat_cool') {
    const both = { min: Math.min(heat.min, cool.min), max: Math.max(heat.max, cool.max) }
    return { heat: both, cool: both }
  }
  return { ...(hasHeat(mode) && { heat }), ...(hasCool(mode) && { cool }) }
}

/** The modes that a device can be given. */
export function offeredModes(device: Device): readonly ClimateMode[] {
  const available = parseList(properties(device).available_hvac_mode_settings)
  return CLIMATE_MODES.filter((mode) => available.includes(mode))
}

/** A climate from what is known of it. A set point from the fallback keeps its distance from one that is known. */
export function climateFrom({ mode, heat, cool }: ClimateReading, fallback: Climate, limits: ClimateLimits): Climate {
  const filled = {
    mode: mode ?? fallback.mode,
    heat: heat ?? Math.min(fallback.heat, (cool ?? Infinity) - limits.gap),
    cool: cool ?? Math.max(fallback.cool, (heat ?? -Infinity) + limits.gap)
  }
  return withMode(filled, filled.mode, limits)
}

/** The mode of a device that does not say which one it is in. */
function likelyMode(device: Device): ClimateMode {
  const available = parseList(properties(device).available_hvac_mode_settings)
  return available.includes('heat_cool') ? 'heat_cool' : (available.find(isClimateMode) ?? 'off')
}

/** The climate that the control of a device shows at first: what the device is set to, within its limits. */
export function deviceClimate(device: Device): Climate {
  // Set points that nobody chose are such that a mode by itself makes little of them.
  const fallback = { mode: likelyMode(device), heat: 60, cool: 80 }
  return climateFrom(readClimate(properties(device).current_climate_setting), fallback, climateLimits(device))
}

/** The climate that a device is set to, where it says enough of that to be set to it again. */
export function settableClimate(device: Device): Climate | undefined {
  const { mode, heat, cool } = readClimate(properties(device).current_climate_setting)
  const isKnown =
    isClimateMode(mode) && !(hasHeat(mode) && heat === undefined) && !(hasCool(mode) && cool === undefined)
  return isKnown ? deviceClimate(device) : undefined
}
