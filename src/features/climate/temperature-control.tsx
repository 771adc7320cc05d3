import { RangeScale } from '../../ui/fields/range-scale.js'
import { SetPointSteppers } from './set-point-steppers.js'
import type { SetPointOptions } from './set-points.js'
import { useSetPoints } from './use-set-points.js'

/** Shows the set points that the mode uses, on a scale and with steppers. Renders nothing if the mode uses none. */
export function TemperatureControl(options: SetPointOptions) {
  const points = useSetPoints(options)
  return (
    points && (
      <>
        <RangeScale {...points} />
        <SetPointSteppers points={points.handles} />
      </>
    )
  )
}
