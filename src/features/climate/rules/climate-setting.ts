import type * as platform from '../../../client/resources.js'
import type { ClimateSetting } from '../../../core/resources/resources.js'
import { readFahrenheit, toCelsius, toHundredths } from './temperature.js'
import { parseString } from '../../../core/values/value.js'

/** The modes that can be chosen, in the order in which they are offered. */
export const CLIMATE_MODES = ['heat', 'cool', 'heat_cool', 'off'] as const

/** A mode that can be chosen. */
export type ClimateMode = (typeof CLIMATE_MODES)[number]

/** Any mode: `eco`, or one that is not known here, is shown by its name and never offered. */
export type AnyClimateMode = platform.KnownText<ClimateMode>

/** Whether a mode is one that can be chosen. */
export function isClimateMode(mode: unknown): mode is ClimateMode {
  return CLIMATE_MODES.some((known) => known === mode)
}

/** Whether a mode has a use for the heating set point. A mode that is not known may have one for both. */
export const hasHeat = (mode: string | undefined): boolean => mode !== 'cool' && mode !== 'off'

/** Whether a mode has a use for the cooling set point. */
export const hasCool = (mode: string | undefined): boolean => mode !== 'heat' && mode !== 'off'

/** The mode and the set points in Fahrenheit that a setting has, as far as it says. */
export interface ClimateReading {
  readonly mode: AnyClimateMode | undefined
  readonly heat: number | undefined
  readonly cool: number | undefined
}

/** What a setting of the platform says, with set points that its mode has no use for as well. */
export function readClimate(setting: ClimateSetting | null | undefined): ClimateReading {
  return {
    mode: parseString(setting?.hvac_mode_setting),
    heat: readFahrenheit(setting?.heating_set_point_fahrenheit, setting?.heating_set_point_celsius),
    cool: readFahrenheit(setting?.cooling_set_point_fahrenheit, setting?.cooling_set_point_celsius)
  }
}

/** A setting with only those set points that its mode has a use for, as it is put into words. */
export function usedSetPoints({ mode, heat, cool }: ClimateReading): ClimateReading {
  return { mode, heat: hasHeat(mode) ? heat : undefined, cool: hasCool(mode) ? cool : undefined }
}

/** Returns `true` if two set points are less than half of a tenth apart: the platform rounds to tenths of a degree. */
export const isSamePoint = (first: number | undefined, second: number | undefined): boolean =>
  first === second || Math.abs((first ?? NaN) - (second ?? NaN)) < 0.05

/** Whether two settings do the same: their modes, and the set points that these have a use for. */
export function isSameClimate(first: ClimateReading, second: ClimateReading): boolean {
  const one = usedSetPoints(first)
  const other = usedSetPoints(second)
  return one.mode === other.mode && isSamePoint(one.heat, other.heat) && isSamePoint(one.cool, other.cool)
}

/** The set points of a setting, as the platform names them. */
export type SetPoints = Pick<
  platform.ClimateSetting,
  | 'heating_set_point_fahrenheit'
  | 'heating_set_point_celsius'
  | 'cooling_set_point_fahrenheit'
  | 'cooling_set_point_celsius'
>

/** The set points that the mode has a use for in both units; those that it has not, or that are not known, left out. */
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
