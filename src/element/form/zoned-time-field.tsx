import type { ReactNode } from 'react'
import { zoneName } from '../../core/values/repeated-hour.js'
import { isMoved, repeatedTime, retypedTime, type TypedTime } from '../../core/values/typed-time.js'
import { TIME_FIELD } from '../../messages/time-field/en.js'
import { Button } from '../../ui/actions/button.js'
import { DateTimeField } from '../../ui/fields/date-time-field.js'
import { useElement, useTexts } from '../custom-element/element-context.js'

interface Props {
  readonly label: string
  readonly hint?: string | undefined
  readonly error: string | undefined
  /** Warning next to those about daylight saving. */
  readonly warning?: string | undefined
  /** Button that resolves the error. */
  readonly errorOffer?: ReactNode
  readonly required: boolean
  readonly zone: string
  readonly value: TypedTime
  /** Formats an instant (ms since the epoch) in the time zone. */
  readonly format: (instant: number) => string
  readonly onChange: (value: TypedTime) => void
}

/**
 * Field for a date and time in a time zone. Warns if daylight saving skips the time. If clocks show the time twice, the
 * field says which one is used and offers the other one.
 */
export function ZonedTimeField({ zone, value, format, warning, errorOffer, onChange, ...field }: Props) {
  const { locale } = useElement()
  const texts = useTexts(TIME_FIELD)
  const { wall, instant } = value
  const repeated = repeatedTime(value, zone)
  const isSecond = repeated !== undefined && repeated.other < repeated.used
  const warnings = [
    instant !== undefined && isMoved(value, zone) && texts.skipped(format(instant)),
    repeated && texts[isSecond ? 'second' : 'first'](zoneName(locale, repeated.used, zone)),
    warning
  ].filter(Boolean)
  const occurrence = repeated && (
    <Button variant="link" onClick={() => onChange({ wall, instant: repeated.other })}>
      {texts[isSecond ? 'useFirst' : 'useSecond'](zoneName(locale, repeated.other, zone))}
    </Button>
  )
  return (
    <DateTimeField
      {...field}
      warning={warnings.join(' ') || undefined}
      offer={
        (occurrence || errorOffer) && (
          <>
            {occurrence} {errorOffer}
          </>
        )
      }
      value={wall}
      onChange={(typed) => onChange(retypedTime(value, typed, zone))}
    />
  )
}
