import { useRef } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { boundsOf, type Climate, spanOf, withCool, withHeat } from '../../model/climate.js'
import type { ClimateLimits } from '../../model/climate-limits.js'
import { fromDegrees, shownDegrees, type TemperatureUnit, wholeDegrees } from '../../model/temperature.js'
import { RangeScale } from '../../ui/fields/range-scale.js'
import { Stepper } from '../../ui/fields/stepper.js'
import { registerStyles } from '../../ui/style/styles.js'
import { Flame, Snowflake } from '../../ui/icons.js'
import toneCss from './climate-tone.css'
import css from './temperature-control.css'
import { degreesText } from './temperature-text.js'

registerStyles(toneCss)
registerStyles(css)

interface Props {
  readonly climate: Climate
  readonly limits: ClimateLimits
  readonly unit: TemperatureUnit
  /** The temperature in the room, in whole degrees of the unit. */
  readonly current?: number | undefined
  readonly disabled?: boolean | undefined
  onChange(climate: Climate): void
  /** Tells whether a person has any of it in hand. */
  onHold?: ((isHeld: boolean) => void) | undefined
}

const TONES = ['heat', 'cool'] as const
const LOOKS = {
  heat: { icon: <Flame />, fills: 'before' },
  cool: { icon: <Snowflake />, fills: 'after' }
} as const

/** The set points that the mode of a climate has a use for: on a scale, and each by steps. Nothing when it has none. */
export function TemperatureControl({ climate, limits, unit, current, disabled, onChange, onHold }: Props) {
  const messages = useMessages()
  const { thermostat: texts } = messages
  const holds = useRef(0)
  const spans = spanOf(limits, climate.mode)
  const bounds = boundsOf(limits, climate.mode)
  const handles = TONES.filter((tone) => spans[tone]).map((tone) => {
    const value = shownDegrees(climate[tone], unit)
    return {
      label: texts[tone],
      tone,
      ...LOOKS[tone],
      value,
      min: shownDegrees(bounds[tone].min, unit),
      max: shownDegrees(bounds[tone].max, unit),
      text: degreesText(value, unit, messages),
      onChange(degrees: number) {
        const move = tone === 'heat' ? withHeat : withCool
        onChange(move(climate, fromDegrees(degrees, unit), limits))
      },
      onHold(isHeld: boolean) {
        holds.current += isHeld ? 1 : -1
        onHold?.(holds.current > 0)
      }
    }
  })
  const span = spans.heat ?? spans.cool
  if (!span) return null
  const gap = handles.length > 1 ? (unit === 'celsius' ? (limits.gap * 5) / 9 : limits.gap) : 0
  // Whole like the set points: of two that are shown as 23 and 25 nobody believes that they are 2.8 apart.
  const shownGap = wholeDegrees(gap)
  return (
    <div className="temperatures">
      <RangeScale
        label={texts.setPoints}
        min={shownDegrees(span.min, unit)}
        max={shownDegrees(span.max, unit)}
        step={1}
        current={current}
        currentLabel={current === undefined ? undefined : texts.now(degreesText(current, unit, messages))}
        handles={handles}
        gap={gap}
        gapLabel={shownGap ? texts.gap(String(shownGap)) : undefined}
        format={texts.degrees}
        disabled={disabled}
      />
      <div className="steppers">
        {handles.map((handle) => (
          <Stepper
            key={handle.tone}
            {...handle}
            step={1}
            disabled={disabled}
            decreaseLabel={texts.less(handle.label)}
            increaseLabel={texts.more(handle.label)}
          />
        ))}
      </div>
    </div>
  )
}
