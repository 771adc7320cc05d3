import { RangeScale } from '../../../src/ui/fields/range-scale.js'

/** Dial with one handle. */
export const heatDial = (value: number) => (
  <RangeScale
    label="Temperature"
    min={50}
    max={90}
    step={1}
    handles={[
      {
        label: 'Heat',
        min: 50,
        max: 90,
        tone: 'heat',
        icon: null,
        fills: 'before',
        onChange: () => undefined,
        value,
        text: `${value}`
      }
    ]}
    format={String}
    isDial
  />
)
