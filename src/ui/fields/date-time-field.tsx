import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import css from './date-time-field.css'
import { Field, type FieldTexts, type LabelVisibility } from './field.js'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

type Native = Pick<ComponentProps<'input'>, 'disabled' | 'onBlur' | 'required'>

type DateTimeFieldProps = FieldTexts &
  LabelVisibility &
  Native & {
    /** `time` for a time of day. @default 'datetime-local' */
    type?: 'datetime-local' | 'time'
    /** `YYYY-MM-DDTHH:mm` or `HH:mm`. Empty while incomplete. */
    value: string
    /** `isIncomplete` distinguishes a partial date from none. */
    onChange: (value: string, isIncomplete: boolean) => void
    /** Earliest date that the browser offers. Typed dates may be earlier. */
    min?: string | undefined
    /** Name of the time zone. */
    zone?: ReactNode
  }

/** Field for a local date and time, or a time of day. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, hideLabel, hint, error, warning, type = 'datetime-local', value, onChange, zone, ...native } = props
  const field = useRef<HTMLInputElement>(null)
  // Not set by React, which would also set the default value: Firefox then clears the other parts of an incomplete
  // date.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value
  })
  return (
    <Field {...{ label, hideLabel, hint, error, warning }}>
      {({ id, 'aria-describedby': describedBy = '', ...control }) => (
        <div className="date-time">
          <div className="control">
            <input
              {...native}
              {...control}
              ref={field}
              id={id}
              aria-describedby={zone ? `${id}-zone ${describedBy}` : describedBy || undefined}
              type={type}
              onChange={({ target }) => onChange(target.value, target.validity.badInput)}
            />
          </div>
          {zone && <span id={`${id}-zone`}>{zone}</span>}
        </div>
      )}
    </Field>
  )
}
