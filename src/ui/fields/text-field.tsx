import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldOffer, type FieldTexts } from './field.js'
import { useUnwrittenValue } from './use-unwritten-value.js'

type Native = Pick<
  ComponentProps<'input'>,
  'dir' | 'disabled' | 'inputMode' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'placeholder' | 'readOnly' | 'required'
>

type TextFieldProps = FieldTexts &
  FieldOffer &
  Native & {
    value: string
    onChange: (value: string) => void
    /** Shown at the end of the field, usually a plain `Button`. */
    action?: ReactNode
  }

/** A single-line text field of any length. A length limit is reported as an error. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, warning, offer, value, onChange, action, ...native } = props
  const field = useUnwrittenValue(value)
  return (
    <Field label={label} hint={hint} error={error} warning={warning} offer={offer}>
      {(control) => (
        <div className="control framed">
          <input
            autoComplete="off"
            {...native}
            {...control}
            ref={field}
            onChange={({ target }) => onChange(target.value)}
          />
          {action}
        </div>
      )}
    </Field>
  )
}
