import type { ReactNode, Ref } from 'react'
import type { Messages } from '../../messages/en.js'
import type { StepperFrameProps } from '../../ui/fields/stepper-frame.js'
import { registerStyles } from '../../ui/style/styles.js'
import toneCss from '../../ui/style/tone.css'
import css from './set-point-steppers.css'
import type { SetPoint } from './set-points.js'

registerStyles(toneCss)
registerStyles(css)

interface Props {
  readonly ref?: Ref<HTMLDivElement> | undefined
  readonly points: readonly SetPoint[]
  readonly messages: Messages
  /** `true` for a placeholder that ignores presses. @default false */
  readonly inert?: boolean
  /** Renders one stepper. */
  readonly children: (point: SetPoint & StepperFrameProps) => ReactNode
}

export const SetPointSteppersFrame = ({ ref, points, messages: { thermostat: texts }, inert, children }: Props) => (
  <div ref={ref} className="steppers" inert={inert}>
    {points.map((point) =>
      children({
        ...point,
        label: texts.setTo[point.tone],
        decreaseLabel: texts.less(point.label),
        increaseLabel: texts.more(point.label)
      })
    )}
  </div>
)
