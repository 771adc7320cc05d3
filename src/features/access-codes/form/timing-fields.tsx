import type { Ref } from 'react'
import { zoneLabel } from '../../../core/values/time-zone.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { FormField } from '../../../element/form/form.js'
import type { FormControl } from '../../../element/form/use-form.js'
import { ZonedTimeField } from '../../../element/form/zoned-time-field.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import { registerStyles } from '../../../ui/style/styles.js'
import type { AccessCodeForm } from '../rules/access-code-form.js'
import { isEndPast } from '../rules/access-code-form-errors.js'
import { sharedPairs } from '../rules/limits/shared-pairs.js'
import { timeFrameOptions } from '../rules/limits/time-frame-option.js'
import { useDates } from '../use-dates.js'
import css from './access-code-form.css'
import type { CodeLimits } from './limits/code-limits.js'
import { PairFields } from './limits/pair-fields.js'
import { hasTimeOffer, TimeOffer } from './limits/time-offer.js'
import { ChosenZone, ZoneLine } from './zone-line.js'

registerStyles(css)

interface Props {
  readonly hidden: boolean
  readonly limits: CodeLimits
  readonly form: FormControl<AccessCodeForm>
  /** `true` if times may be left empty, because the codes differ in them. */
  readonly isOptional: boolean
  /** Returns the hint of an empty field that may be left empty. */
  readonly hintOf: (field: 'start' | 'end') => string | undefined
  readonly zoneButton: Ref<HTMLButtonElement> | undefined
  readonly onZone: () => void
}

/** Fields for the access period and its time zone. */
export function TimingFields({ hidden, limits, form, isOptional, hintOf, zoneButton, onZone }: Props) {
  const texts = useTexts(ACCESS_CODE_FORM)
  const { zone } = form.values
  const { dateTime } = useDates(zone)
  const now = useNow()
  const fields = [
    { name: 'start', label: texts.start, warning: undefined },
    { name: 'end', label: texts.end, warning: isEndPast(form.values, now) ? texts.endPast : undefined }
  ] as const
  const { locks, texts: limitTexts } = limits
  const offered = isOptional ? undefined : sharedPairs(locks)
  const isUnchecked = locks.some(({ device, edited }) =>
    timeFrameOptions(device, edited).some(({ hasUncheckedDates }) => hasUncheckedDates)
  )
  const unchecked = isUnchecked && <p className="muted small">{limitTexts.limits.uncheckedDates}</p>
  if (offered) {
    return (
      <section className="fields" hidden={hidden} aria-label={texts.timing}>
        <PairFields form={form} limits={limits} {...offered} />
        {unchecked}
        <ZoneLine>{zoneLabel(offered.zone)}</ZoneLine>
      </section>
    )
  }
  return (
    <section className="fields" hidden={hidden} aria-label={texts.timing}>
      {fields.map(({ name, label, warning }) => (
        <FormField
          key={name}
          form={form}
          name={name}
          label={label}
          textOf={({ instant }) => (instant === undefined ? '' : dateTime(instant))}
        >
          {(field) => (
            <ZonedTimeField
              {...field}
              zone={zone}
              warning={warning}
              errorOffer={
                hasTimeOffer({ form, limits, field: name }) && <TimeOffer form={form} limits={limits} field={name} />
              }
              format={dateTime}
              hint={hintOf(name)}
              required={!hintOf(name)}
            />
          )}
        </FormField>
      ))}
      {unchecked}
      <ChosenZone values={form.values} button={zoneButton} onZone={onZone} />
    </section>
  )
}
