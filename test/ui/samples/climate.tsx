import { RangeScale } from '../../../src/ui/fields/range-scale.js'
import { Stepper } from '../../../src/ui/fields/stepper.js'
import { Flame, Snowflake } from '../../../src/ui/icons.js'
import { LONG, nothing } from './words.js'

const heat = {
  label: 'Heat',
  value: 68,
  text: '68°F',
  min: 45,
  max: 85,
  tone: 'heat',
  icon: <Flame />,
  fills: 'before',
  onChange: nothing
} as const
const cool = {
  label: 'Cool',
  value: 74,
  text: '74°F',
  min: 60,
  max: 90,
  tone: 'cool',
  icon: <Snowflake />,
  fills: 'after',
  onChange: nothing
} as const

/** Scales with two handles and with one, active and inactive, with the current temperature. */
export function scales(current: number) {
  const scale = { label: 'Temperature', min: 45, max: 90, step: 1, current, currentLabel: 'Now 71°F' }
  const texts = { format: (value: number) => `${value}°`, gap: 5, gapLabel: LONG }
  return [[heat, cool], [heat], [cool]].map((handles) =>
    [false, true].map((disabled) => (
      <RangeScale key={`${handles.length} ${disabled}`} {...scale} {...texts} handles={handles} disabled={disabled} />
    ))
  )
}

export const steppers = [heat, { ...cool, label: LONG, value: 90 }].map((handle) =>
  [false, true].map((disabled) => (
    <Stepper key={`${disabled}`} {...handle} step={1} decreaseLabel="Lower" increaseLabel="Raise" disabled={disabled} />
  ))
)
