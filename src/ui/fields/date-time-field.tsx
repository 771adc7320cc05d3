import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Field, type FieldOffer, type FieldTexts, type LabelVisibility } from './field.js'

type Native = Pick<ComponentProps<'input'>, 'disabled' | 'onBlur' | 'required'>

type DateTimeFieldProps = FieldTexts &
  LabelVisibility &
  FieldOffer &
  Native & {
    /** `time` for a time of day, `date` for a day. @default 'datetime-local' */
    type?: 'datetime-local' | 'time' | 'date'
    /** `YYYY-MM-DDTHH:mm`, `HH:mm` or `YYYY-MM-DD`. Empty while incomplete. */
    value: string
    /** `isIncomplete` distinguishes a partial date from none. */
    onChange: (value: string, isIncomplete: boolean) => void
  }

/** Field for a local date and time, or one of both. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, hideLabel, hint, error, warning, offer, type = 'datetime-local', value, onChange, ...native } = props
  const field = useRef<HTMLInputElement>(null)
  // Not set by React, which would also set the default value: Firefox then clears the other parts of an incomplete
  // date.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value
  })
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} warning={warning} offer={offer}>
      {(control) => (
        <div className="date-time inline wrap">
          <div className="control framed">
            <input
              {...native}
              {...control}
              ref={field}
              type={type}
              onChange={({ target }) => onChange(target.value, target.validity.badInput)}
            />
          </div>
        </div>
      )}
    </Field>
  )
}
