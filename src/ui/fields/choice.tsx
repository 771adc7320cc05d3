import { type ReactNode, useId } from 'react'
import { registerStyles } from '../style/styles.js'
import css from './choice.css'

registerStyles(css)

interface Props<Value extends string> {
  readonly label: string
  /** `true` to show the label only to screen readers. @default false */
  readonly hideLabel?: boolean
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** `undefined` if nothing is selected. */
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  readonly hint?: ReactNode
  readonly disabled?: boolean | undefined
}

/** Radio buttons shown side by side. */
export function Choice<Value extends string>(props: Props<Value>) {
  const { label, hideLabel, options, value, onChange, hint, disabled } = props
  const name = useId()
  return (
    <fieldset className="choice" disabled={disabled} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className={hideLabel ? 'unseen' : undefined}>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}-hint`} className="muted small">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
