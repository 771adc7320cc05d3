import { type ReactNode, useId, useState } from 'react'
import { CircleAlert, TriangleAlert } from '../icons.js'
import { registerStyles } from '../style/styles.js'
import css from './field.css'

registerStyles(css)

export type FieldTexts = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  warning?: string | undefined
}

/** Props that connect a control with its label and messages. */
type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }

export type LabelVisibility = {
  /** `true` to show the label only to screen readers. @default false */
  hideLabel?: boolean | undefined
}

export type FieldOffer = {
  /** Button below the warning that resolves it. The warning is announced when it changes. */
  offer?: ReactNode
}

export type FieldProps = FieldTexts & LabelVisibility & FieldOffer & { children: (control: FieldControl) => ReactNode }

/** A control with its label, hint and messages. */
export function Field({ label, hideLabel, hint, error, warning, offer, children }: FieldProps) {
  const id = useId()
  // An initial error is not announced.
  const [known] = useState(error)
  const ids = [hint && `${id}-hint`, error && `${id}-error`, warning && `${id}-warning`].filter(Boolean)
  return (
    <div className="field stack gap-1">
      <label htmlFor={id} className={hideLabel ? 'unseen' : undefined}>
        {label}
      </label>
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
        <p id={`${id}-warning`} role={offer ? 'status' : undefined} data-tone="warning">
          <TriangleAlert />
          <span>{warning}</span>
        </p>
      )}
      {offer && (
        <div role="group" aria-label={label} className="offer">
          {offer}
        </div>
      )}
    </div>
  )
}
