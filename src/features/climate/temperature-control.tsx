import { RangeScale } from '../../ui/fields/range-scale.js'
import { SetPointSteppers } from './set-point-steppers.js'
import type { SetPointOptions } from './set-points.js'
import { useSetPoints } from './use-set-points.js'

/** The set points that the mode of a climate has a use for: on a scale, and each by steps. Nothing when it has none. */
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
