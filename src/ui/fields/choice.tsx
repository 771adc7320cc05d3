import { useId } from 'react'
import css from './choice.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

export type ChoiceProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean | undefined
}

/** One of a few, all of which are seen side by side. */
export function Choice<Value extends string>({ label, options, value, onChange, disabled }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="choice" disabled={disabled}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
