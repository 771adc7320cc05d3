import { useState } from 'react'
import { RangeScale } from '../../src/ui/fields/range-scale.js'
import { Flame, Snowflake } from '../../src/ui/icons.js'
import { type Mounted, until, valueOf } from './mount.js'

const degrees = (value: number) => `${value}°F`

export type ScaleOptions = {
  heatAt?: number
  coolAt?: number
  only?: 'Heat' | 'Cool'
  disabled?: boolean
  /** Current temperature. @default 70 */
  current?: number
  currentLabel?: string
  isDial?: boolean
  onTold?: (valueText: string) => void
}

/** Scale from 50 to 90 degrees, with heating from 45 to 85 and cooling from 55 to 90. */
export function Scale(options: ScaleOptions) {
  const { heatAt = 60, coolAt = 80, only, disabled, current = 70, isDial, onTold } = options
  const [heat, setHeat] = useState(heatAt)
  const [cool, setCool] = useState(coolAt)
  const handle = (label: string, value: number, set: (value: number) => void) => ({
    label,
    value,
    text: degrees(value),
    onHold: (isPressed: boolean) => onTold?.(`${label} ${isPressed ? 'held' : 'let go'}`),
    onChange: (value: number) => {
      onTold?.(`${label} ${value}`)
      set(value)
    }
  })
  const handles = [
    { ...handle('Heat', heat, setHeat), min: 50, max: 85, tone: 'heat', icon: <Flame />, fills: 'before' as const },
    { ...handle('Cool', cool, setCool), min: 55, max: 90, tone: 'cool', icon: <Snowflake />, fills: 'after' as const }
  ]
  return (
    <RangeScale
      label="Temperature"
      min={50}
      max={90}
      step={1}
      current={current}
      currentLabel={options.currentLabel ?? `Now ${degrees(current)}`}
      handles={handles.filter(({ label }) => !only || label === only)}
      gap={5}
      gapLabel="At least 5°F apart"
      format={degrees}
      disabled={disabled}
      isDial={isDial}
    />
  )
}

export const values = ({ all }: Mounted) => all('slider').map(valueOf)

/** Waits until the sliders have these values, because pointer moves are rendered asynchronously. */
export const untilValues = (mounted: Mounted, ...expected: string[]) =>
  until(() => values(mounted).join() === expected.join())
