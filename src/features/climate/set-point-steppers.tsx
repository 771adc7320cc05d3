import { useMessages } from '../../element/custom-element/element-context.js'
import { Stepper } from '../../ui/fields/stepper.js'
import { SetPointSteppersFrame } from './set-point-steppers-frame.js'
import type { SetPoint } from './set-points.js'

interface Props {
  readonly points: readonly SetPoint[]
  readonly disabled?: boolean | undefined
}

/** Number fields with step buttons for set points. */
export const SetPointSteppers = ({ points, disabled }: Props) => (
  <SetPointSteppersFrame points={points} messages={useMessages()}>
    {(point) => <Stepper key={point.tone} {...point} step={1} disabled={disabled} />}
  </SetPointSteppersFrame>
)
