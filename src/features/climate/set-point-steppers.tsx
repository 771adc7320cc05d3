import type { Ref } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { Stepper } from '../../ui/fields/stepper.js'
import { SetPointSteppersFrame } from './set-point-steppers-frame.js'
import type { SetPoint } from './set-points.js'

interface Props {
  readonly ref?: Ref<HTMLDivElement>
  readonly points: readonly SetPoint[]
  readonly disabled?: boolean | undefined
  /** `true` while they take no presses. @default false */
  readonly isMuted?: boolean
}

/** Number fields with step buttons for set points. */
export const SetPointSteppers = ({ ref, points, ...state }: Props) => (
  <SetPointSteppersFrame ref={ref} points={points} messages={useMessages()}>
    {(point) => <Stepper key={point.tone} {...point} step={1} {...state} />}
  </SetPointSteppersFrame>
)
