import type { Ref } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { Stepper } from '../../ui/fields/stepper.js'
import { registerStyles } from '../../ui/style/styles.js'
import toneCss from '../../ui/style/tone.css'
import css from './set-point-steppers.css'
import type { SetPoint } from './set-points.js'

registerStyles(toneCss)
registerStyles(css)

interface Props {
  readonly ref?: Ref<HTMLDivElement>
  readonly points: readonly SetPoint[]
  readonly disabled?: boolean | undefined
  /** `true` while they take no presses. @default false */
  readonly isMuted?: boolean
}

/** Number fields with step buttons for set points. */
export function SetPointSteppers({ ref, points, ...state }: Props) {
  const { thermostat: texts } = useMessages()
  return (
    <div ref={ref} className="steppers">
      {points.map((point) => (
        <Stepper
          key={point.tone}
          {...point}
          label={texts.setTo[point.tone]}
          decreaseLabel={texts.less(point.label)}
          increaseLabel={texts.more(point.label)}
          step={1}
          {...state}
        />
      ))}
    </div>
  )
}
