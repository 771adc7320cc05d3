import { CircleAlert, TriangleAlert } from '../icons.js'
import { useId, useState, type ReactNode } from 'react'
import css from './field.css'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

/** What a field says of its control. */
export type FieldTexts = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  warning?: string | undefined
}

/** What the control of a field needs, to be named and described by it. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }

export type FieldProps = FieldTexts & { children: (control: FieldControl) => ReactNode }

/** A control with its label above it, and under it what helps with it and what is wrong with it. */
export function Field({ label, hint, error, warning, children }: FieldProps) {
  const id = useId()
  // What was wrong from the start is no news.
  const [known] = useState(error)
  const ids = [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`].filter(Boolean)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': ids.join(' ') || undefined, 'aria-invalid': Boolean(error) })}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          <span>{hint}</span>
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role={error === known ? undefined : 'alert'} data-tone="danger">
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
      {warning && (
        <p id={`${id}-warning`} data-tone="warning">
          <TriangleAlert />
          <span>{warning}</span>
        </p>
      )}
    </div>
  )
}
