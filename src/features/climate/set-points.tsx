import type { ReactNode } from 'react'
import type { Messages } from '../../messages/en.js'
import type { RangeHandle, RangeScaleProps } from '../../ui/fields/range-scale-frame.js'
import type { StepperProps } from '../../ui/fields/stepper.js'
import { Flame, Snowflake } from '../../ui/icons.js'
import { degreesText } from './climate-text.js'
import { boundsOf, type Climate, spanOf, withCool, withHeat } from './rules/climate.js'
import type { ClimateLimits } from './rules/climate-limits.js'
import { fromDegrees, shownDegrees, type TemperatureUnit, wholeDegrees } from './rules/temperature.js'

/** Purpose of a set point. Like every tone, it is also conveyed by an icon and a text. */
export type ClimateTone = 'heat' | 'cool'

export interface SetPointOptions {
  readonly climate: Climate
  readonly limits: ClimateLimits
  readonly unit: TemperatureUnit
  /**
   * @param tone Set point that was moved. It may have pushed the other one.
   * @param requestedAt as for `Stepper`
   */
  onChange(climate: Climate, tone: ClimateTone, requestedAt?: number): void
}

/** Displayed set point, and a function that moves it. */
export type SetPoint = RangeHandle & Pick<StepperProps, 'onChange'> & { readonly tone: ClimateTone }

/** Props of the set point scale, without its other content. */
export type SetPoints = Omit<RangeScaleProps, 'handles'> & { readonly handles: readonly SetPoint[] }

const TONES = ['heat', 'cool'] as const
const TONE_STYLES: Record<ClimateTone, { icon: ReactNode; fills: RangeHandle['fills'] }> = {
  heat: { icon: <Flame />, fills: 'before' },
  cool: { icon: <Snowflake />, fills: 'after' }
}

/** Returns the set points that the mode uses, or `undefined` if it uses none. */
export function setPointsOf(options: SetPointOptions, messages: Messages): SetPoints | undefined {
  const { climate, limits, unit, onChange } = options
  const { thermostat: texts } = messages
  const spans = spanOf(limits, climate.mode)
  const bounds = boundsOf(limits, climate.mode)
  const span = spans.heat ?? spans.cool
  if (!span) return undefined
  const handles = TONES.filter((tone) => spans[tone]).map((tone) => {
    const value = shownDegrees(climate[tone], unit)
    return {
      label: texts[tone],
      tone,
      ...TONE_STYLES[tone],
      value,
      min: shownDegrees(bounds[tone].min, unit),
      max: shownDegrees(bounds[tone].max, unit),
      text: degreesText(value, unit, messages),
      onChange(degrees: number, requestedAt?: number) {
        const move = tone === 'heat' ? withHeat : withCool
        onChange(move(climate, fromDegrees(degrees, unit), limits), tone, requestedAt)
      }
    }
  })
  const gap = handles.length > 1 ? (unit === 'celsius' ? (limits.gap * 5) / 9 : limits.gap) : 0
  // Whole degrees, like the displayed set points: a gap of 2.8 between 23 and 25 would look wrong.
  const shownGap = wholeDegrees(gap)
  return {
    label: texts.setPoints,
    min: shownDegrees(span.min, unit),
    max: shownDegrees(span.max, unit),
    step: 1,
    handles,
    gap,
    gapLabel: shownGap ? texts.gap(texts.degrees(shownGap)) : undefined,
    format: texts.degrees
  }
}
