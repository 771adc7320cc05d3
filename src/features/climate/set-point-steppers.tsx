import { useMessages } from '../../element/custom-element/element-context.js'
import { Stepper } from '../../ui/fields/stepper.js'
import { SetPointSteppersFrame } from './set-point-steppers-frame.js'
import type { SetPoint } from './set-points.js'

interface Props {
  readonly points: readonly SetPoint[]
  readonly disabled?: boolean | undefined
}

/** Set points to be typed, or gone through by steps. */
export const SetPointSteppers = ({ points, disabled }: Props) => (
  <SetPointSteppersFrame points={points} messages={useMessages()}>
    {(point) => <Stepper key={point.tone} {...point} step={1} disabled={disabled} />}
  </SetPointSteppersFrame>
)
