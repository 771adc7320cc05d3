import type { Ref } from 'react'
import { useTexts } from '../../element/custom-element/element-context.js'
import { SaveStatus } from '../../ui/feedback/save-status.js'
import { Stepper } from '../../ui/fields/stepper.js'
import { registerStyles } from '../../ui/style/styles.js'
import toneCss from '../../ui/style/tone.css'
import type { ClimateState } from './climate-state.js'
import css from './set-point-steppers.css'
import type { ClimateTone, SetPoint } from './set-points.js'

registerStyles(toneCss)
registerStyles(css)

interface Props {
  readonly ref?: Ref<HTMLDivElement>
  readonly points: readonly SetPoint[]
  /** Set point that is being saved, and how far it is. Omit to show it elsewhere. */
  readonly save?: { readonly tone: ClimateTone | undefined; readonly state: ClimateState['status'] }
  readonly disabled?: boolean | undefined
  /** `true` while they take no presses. @default false */
  readonly isMuted?: boolean
}

/** Number fields with step buttons for set points. */
export function SetPointSteppers({ ref, points, save, ...state }: Props) {
  const { thermostat: texts } = useTexts()
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
          status={save && <SaveStatus state={save.tone === point.tone ? save.state : 'idle'} labels={texts} />}
          {...state}
        />
      ))}
    </div>
  )
}
