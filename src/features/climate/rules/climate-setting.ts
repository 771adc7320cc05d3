import type * as platform from '../../../client/resources.js'
import type { ClimateSetting } from '../../../core/resources/resources.js'
import { parseString } from '../../../core/values/value.js'
import { readFahrenheit, toCelsius, toHundredths } from './temperature.js'

/** Modes that can be set, in display order. */
export const CLIMATE_MODES = ['heat', 'cool', 'heat_cool', 'off'] as const

export type ClimateMode = (typeof CLIMATE_MODES)[number]

/** Any reported mode. `eco` and unknown modes are displayed by name and never offered. */
export type AnyClimateMode = platform.KnownText<ClimateMode>

/** Returns `true` if the mode can be set. */
export function isClimateMode(mode: unknown): mode is ClimateMode {
  return CLIMATE_MODES.some((known) => known === mode)
}

/** Returns `true` if the mode uses the heating set point. Unknown modes may use both set points. */
export const hasHeat = (mode: string | undefined): boolean => mode !== 'cool' && mode !== 'off'

/** Returns `true` if the mode uses the cooling set point. */
export const hasCool = (mode: string | undefined): boolean => mode !== 'heat' && mode !== 'off'

/** Mode and set points of a setting in °F, if known. */
export interface ClimateReading {
  readonly mode: AnyClimateMode | undefined
  readonly heat: number | undefined
  readonly cool: number | undefined
}

/** Reads a setting of the platform, including set points that its mode doesn't use. */
export function readClimate(setting: ClimateSetting | null | undefined): ClimateReading {
  return {
    mode: parseString(setting?.hvac_mode_setting),
    heat: readFahrenheit(setting?.heating_set_point_fahrenheit, setting?.heating_set_point_celsius),
    cool: readFahrenheit(setting?.cooling_set_point_fahrenheit, setting?.cooling_set_point_celsius)
  }
}

/** Removes the set points that the mode doesn't use. */
export function usedSetPoints<Mode extends ClimateReading['mode']>({
  mode,
  heat,
  cool
}: ClimateReading & { readonly mode: Mode }): ClimateReading & { readonly mode: Mode } {
  return { mode, heat: hasHeat(mode) ? heat : undefined, cool: hasCool(mode) ? cool : undefined }
}

/**
 * Returns `true` if two set points differ by less than 0.05 degrees, because the platform rounds to tenths of a degree.
 */
export const isSamePoint = (first: number | undefined, second: number | undefined): boolean =>
  first === second || Math.abs((first ?? NaN) - (second ?? NaN)) < 0.05

/** Returns `true` if two settings have the same mode and the same used set points. */
export function isSameClimate(first: ClimateReading, second: ClimateReading): boolean {
  const firstPoints = usedSetPoints(first)
  const secondPoints = usedSetPoints(second)
  return (
    firstPoints.mode === secondPoints.mode &&
    isSamePoint(firstPoints.heat, secondPoints.heat) &&
    isSamePoint(firstPoints.cool, secondPoints.cool)
  )
}

/** Set points with the property names of the platform. */
export type SetPoints = Pick<
  platform.ClimateSetting,
  | 'heating_set_point_fahrenheit'
  | 'heating_set_point_celsius'
  | 'cooling_set_point_fahrenheit'
  | 'cooling_set_point_celsius'
>

/** Returns the known set points that the mode uses, in both units. */
export function setPoints(reading: ClimateReading): SetPoints {
  const { heat, cool } = usedSetPoints(reading)
  return {
    ...(heat !== undefined && {
      heating_set_point_fahrenheit: toHundredths(heat),
      heating_set_point_celsius: toHundredths(toCelsius(heat))
    }),
    ...(cool !== undefined && {
      cooling_set_point_fahrenheit: toHundredths(cool),
      cooling_set_point_celsius: toHundredths(toCelsius(cool))
    })
  }
}
