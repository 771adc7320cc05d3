import { useId } from 'react'
import { ChoiceFrame, type ChoiceFrameProps } from './choice-frame.js'

type ChoiceProps<Value extends string> = Omit<ChoiceFrameProps<Value>, 'name' | 'inert' | 'onChange'> & {
  readonly onChange: (value: Value) => void
}

/** A `ChoiceFrame` with its own group. */
export const Choice = <Value extends string>(props: ChoiceProps<Value>) => <ChoiceFrame name={useId()} {...props} />
