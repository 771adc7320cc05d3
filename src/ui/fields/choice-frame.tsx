import type { ReactNode } from 'react'
import { registerStyles } from '../style/styles.js'
import unseenCss from '../feedback/unseen.css'
import css from './choice.css'

registerStyles(unseenCss)
registerStyles(css)

export type ChoiceFrameProps<Value extends string> = {
  /** Name of the radio group. */
  readonly name: string
  readonly label: string
  /** `true` to show the label only to screen readers. @default false */
  readonly hideLabel?: boolean
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** `undefined` if nothing is selected. */
  readonly value: Value | undefined
  readonly onChange?: (value: Value) => void
  readonly hint?: ReactNode
  readonly disabled?: boolean | undefined
  /** `true` for a placeholder that ignores presses. @default false */
  readonly inert?: boolean
}

/** Radio buttons shown side by side. */
export function ChoiceFrame<Value extends string>(props: ChoiceFrameProps<Value>) {
  const { name, label, hideLabel, options, value, onChange, hint, disabled, inert } = props
  return (
    <fieldset className="choice" disabled={disabled} inert={inert} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className={hideLabel ? 'unseen' : undefined}>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange?.(option.value)}
            />
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
