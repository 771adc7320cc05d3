import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACTIVITY_EXPORT } from '../../../messages/activity-export/en.js'
import { DateTimeField } from '../../../ui/fields/date-time-field.js'
import { Select } from '../../../ui/fields/select.js'
import { type DateRange, PERIOD_DAYS, type PeriodDays } from '../rules/export-period.js'

/** A number of days until now, or dates. */
export type PeriodChoice = PeriodDays | 'dates'

const CHOICES = [...PERIOD_DAYS, 'dates'] as const

interface Props {
  readonly choice: PeriodChoice
  readonly onChoice: (choice: PeriodChoice) => void
  readonly dates: DateRange
  readonly onDates: (dates: DateRange) => void
}

/** Fields for the period of an export. */
export function PeriodFields({ choice, onChoice, dates, onDates }: Props) {
  const texts = useTexts(ACTIVITY_EXPORT)
  const { from, to } = dates
  const isReversed = from !== '' && to !== '' && to < from
  return (
    <>
      <Select
        label={texts.period}
        options={CHOICES.map((each) => ({
          value: String(each),
          label: each === 'dates' ? texts.chooseDates : texts.lastDays(each)
        }))}
        value={String(choice)}
        onChange={(chosen) => onChoice(CHOICES.find((each) => String(each) === chosen) ?? choice)}
      />
      {choice === 'dates' && (
        <div className="fields">
          <DateTimeField type="date" label={texts.from} value={from} onChange={(day) => onDates({ from: day, to })} />
          <DateTimeField
            type="date"
            label={texts.to}
            value={to}
            error={isReversed ? texts.endBeforeStart : undefined}
            onChange={(day) => onDates({ from, to: day })}
          />
        </div>
      )}
    </>
  )
}
