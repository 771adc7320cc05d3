import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldTexts } from './field.js'
import { useUnwrittenValue } from './use-unwritten-value.js'

type Native = Pick<
  ComponentProps<'input'>,
  'dir' | 'disabled' | 'inputMode' | 'onBlur' | 'onKeyDown' | 'placeholder' | 'readOnly' | 'required'
>

export type TextFieldProps = FieldTexts &
  Native & {
    value: string
    onChange: (value: string) => void
    /** Stands in the field, at its end; mostly a plain `Button`. */
    action?: ReactNode
  }

/** A line of text. It takes any length: what is too long is for the error to say. */
export function TextField({ label, hint, error, warning, value, onChange, action, ...native }: TextFieldProps) {
  const field = useUnwrittenValue(value)
  return (
    <Field {...{ label, hint, error, warning }}>
      {(control) => (
        <div className="control">
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
