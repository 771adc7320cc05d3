import { useMessages } from '../../element/custom-element/element-context.js'
import { Stepper } from '../../ui/fields/stepper.js'
import { registerStyles } from '../../ui/style/styles.js'
import toneCss from '../../ui/style/tone.css'
import css from './set-point-steppers.css'
import type { SetPoint } from './use-set-points.js'

registerStyles(toneCss)
registerStyles(css)

interface Props {
  readonly points: readonly SetPoint[]
  readonly disabled?: boolean | undefined
}

/** Set points to be typed, or gone through by steps. */
export function SetPointSteppers({ points, disabled }: Props) {
  const { thermostat: texts } = useMessages()
  return (
    <div className="steppers">
      {points.map((point) => (
        <Stepper
          key={point.tone}
          {...point}
          label={texts.setTo[point.tone]}
          step={1}
          disabled={disabled}
          decreaseLabel={texts.less(point.label)}
          increaseLabel={texts.more(point.label)}
        />
      ))}
    </div>
  )
}
