import { useState } from 'react'
import { NO_TIME, type TypedTime, timeAt, timeInZone, typedTime } from '../../../../core/values/typed-time.js'
import type { FormControl } from '../../../../element/form/use-form.js'
import { DateTimeField } from '../../../../ui/fields/date-time-field.js'
import { Select } from '../../../../ui/fields/select.js'
import type { AccessCodeForm } from '../../rules/access-code-form.js'
import type { TimePair } from '../../rules/limits/time-frame-option.js'
import type { CodeLimits } from './code-limits.js'
import { hasTimeOffer, TimeOffer } from './time-offer.js'

interface Props {
  readonly form: FormControl<AccessCodeForm>
  readonly limits: CodeLimits
  readonly pairs: readonly TimePair[]
  /** Time zone of the pairs. */
  readonly zone: string
}

const wallOf = (time: TypedTime, zone: string): string => timeInZone(time, zone).wall

/** Formats a time of day in the locale. */
const timeText = (time: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    Date.parse(`2023-01-01T${time}Z`)
  )

/** Dates of a code, and the pair of times that the lock offers. Dates and times are those of the lock. */
export function PairFields({ form, limits, pairs, zone }: Props) {
  const { values, errors, setValues } = form
  const { limits: texts, locale } = limits.texts
  const walls = { start: wallOf(values.start, zone), end: wallOf(values.end, zone) }
  const [dates, setDates] = useState({ start: walls.start.slice(0, 10), end: walls.end.slice(0, 10) })
  const found = pairs.findIndex((pair) => walls.start.endsWith(`T${pair.start}`) && walls.end.endsWith(`T${pair.end}`))
  const [chosen, setChosen] = useState(found)
  // A complete period wins, because it may have changed elsewhere.
  const index = walls.start && walls.end ? found : chosen
  const dateOf = (field: 'start' | 'end'): string => walls[field].slice(0, 10) || dates[field]

  function put(next: typeof dates, pair: TimePair | undefined): void {
    const timeOf = (field: 'start' | 'end'): TypedTime => {
      if (!next[field]) return NO_TIME
      const time = pair?.[field] ?? (walls[field].slice(11) || '00:00')
      const { instant } = typedTime(`${next[field]}T${time}`, zone)
      return instant === undefined ? NO_TIME : timeAt(instant, values.zone)
    }
    setDates(next)
    setValues((current) => ({ ...current, start: timeOf('start'), end: timeOf('end') }))
  }
  const labels = { start: texts.startDate, end: texts.endDate }
  const hasPair = index >= 0
  return (
    <>
      {(['start', 'end'] as const).map((field) => (
        <DateTimeField
          key={field}
          type="date"
          label={labels[field]}
          error={hasPair || !dateOf(field) ? errors[field] : undefined}
          offer={
            hasTimeOffer({ form, limits, field }) && hasPair && <TimeOffer form={form} limits={limits} field={field} />
          }
          required
          value={dateOf(field)}
          onChange={(date) => put({ start: dateOf('start'), end: dateOf('end'), [field]: date }, pairs[index])}
        />
      ))}
      <Select
        label={texts.times}
        error={hasPair ? undefined : (errors.end ?? errors.start) && texts.chooseTimes}
        options={[
          ...(hasPair ? [] : [{ value: '', label: texts.chooseTimes }]),
          ...pairs.map(({ name, start, end }, position) => ({
            value: String(position),
            label: name ?? `${timeText(start, locale)} – ${timeText(end, locale)}`
          }))
        ]}
        value={hasPair ? String(index) : ''}
        onChange={(value) => {
          if (!value) return
          setChosen(Number(value))
          put({ start: dateOf('start'), end: dateOf('end') }, pairs[Number(value)])
        }}
      />
    </>
  )
}
