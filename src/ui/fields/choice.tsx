import { type ReactNode, useId } from 'react'
import css from './choice.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type ChoiceProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  /** Nothing while none is chosen. */
  value: Value | undefined
  onChange: (value: Value) => void
  hint?: ReactNode
  disabled?: boolean | undefined
}

/** One of a few, all of which are seen side by side. */
export function Choice<Value extends string>({ label, options, value, onChange, hint, disabled }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="choice" disabled={disabled} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
