import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import css from './date-time-field.css'
import { Field, type FieldTexts } from './field.js'
import { registerStyles } from '../style/styles.js'

registerStyles(css)

type Native = Pick<ComponentProps<'input'>, 'disabled' | 'onBlur' | 'required'>

export type DateTimeFieldProps = FieldTexts &
  Native & {
    /** A time alone is that of every day. @default 'datetime-local' */
    type?: 'datetime-local' | 'time'
    /** `YYYY-MM-DDTHH:mm`, or `HH:mm` of a time alone; empty while it is incomplete. */
    value: string
    /** `isIncomplete` tells a date that was begun from none. */
    onChange: (value: string, isIncomplete: boolean) => void
    /** The earliest that the browser offers; what is typed may be before it. */
    min?: string | undefined
    /** Names the time zone that it is meant in. */
    zone?: ReactNode
  }

/** A date and a time of day, or a time of day alone, on the clocks of some place. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, hint, error, warning, type = 'datetime-local', value, onChange, zone, ...native } = props
  const field = useRef<HTMLInputElement>(null)
  // Not by React, which would also make it the default: Firefox then empties the other parts of one that is incomplete.
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value
  })
  return (
    <Field {...{ label, hint, error, warning }}>
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
