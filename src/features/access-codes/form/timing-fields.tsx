import globe from 'lucide/dist/esm/icons/globe.mjs'
import type { Ref } from 'react'
import { FieldConflict } from '../../../element/form/field-conflict.js'
import type { ConflictControl } from '../../../element/form/field-conflict.js'
import type { FieldMessages } from '../../../element/form/form-errors.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { type AccessCodeFormErrors, timingWarnings } from '../rules/access-code-form-errors.js'
import { type SharedCodeForm, withTime } from '../rules/access-code-form.js'
import { zoneLabel } from '../../../core/values/time-zone.js'
import { zoneOffset } from '../../../core/values/wall-time.js'
import { Button } from '../../../ui/actions/button.js'
import { DateTimeField } from '../../../ui/fields/date-time-field.js'
import { icon } from '../../../ui/icons.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { useDates } from '../use-dates.js'
import css from './timing-fields.css'
import { utcText } from './zone-text.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'

registerStyles(css)

const Globe = /* @__PURE__ */ icon(globe)

interface Props<Form extends SharedCodeForm> {
  readonly hidden: boolean
  readonly form: Form
  readonly errors: FieldMessages<Pick<AccessCodeFormErrors, 'start' | 'end'>>
  /** Hints for fields that may be left empty. */
  readonly hints?: FieldMessages<Pick<AccessCodeFormErrors, 'start' | 'end'>> | undefined
  readonly onChange: (make: (form: Form) => Form) => void
  /** Asks which time to keep if someone else has changed it as well. */
  readonly conflicts?: ConflictControl<Form> | undefined
  readonly zoneButton?: Ref<HTMLButtonElement> | undefined
  readonly onZone: () => void
}

/** Fields for the access period and its time zone. */
export function TimingFields<Form extends SharedCodeForm>(props: Props<Form>) {
  const { hidden, form, errors, hints, onChange, conflicts, zoneButton, onZone } = props
  const texts = useMessages(ACCESS_CODE_FORM)
  const { dateTime } = useDates(form.zone)
  const now = useNow()
  const { isStartMoved, isEndMoved, isEndPast } = timingWarnings(form, now)
  const { start, end, zone } = form
  const movedText = (instant = now): string => texts.moved(dateTime(instant))
  const endWarnings = [isEndMoved && movedText(end.instant), isEndPast && texts.endPast].filter(Boolean)
  const offset = zone === 'UTC' ? '' : ` (${utcText(zoneOffset(start.instant ?? now, zone))})`
  return (
    <section className="fields" hidden={hidden} aria-label={texts.timing}>
      <DateTimeField
        label={texts.start}
        error={errors.start}
        warning={isStartMoved ? movedText(start.instant) : undefined}
        value={start.wall}
        hint={hints?.start}
        onChange={(wall) => onChange((current) => withTime(current, 'start', wall))}
        required={!hints?.start}
      />
      {conflicts && (
        <FieldConflict
          form={conflicts}
          field="start"
          label={texts.start}
          textOf={({ start: { instant } }) => (instant === undefined ? '' : dateTime(instant))}
        />
      )}
      <DateTimeField
        label={texts.end}
        error={errors.end}
        warning={endWarnings.join('. ') || undefined}
        value={end.wall}
        hint={hints?.end}
        onChange={(wall) => onChange((current) => withTime(current, 'end', wall))}
        required={!hints?.end}
      />
      {conflicts && (
        <FieldConflict
          form={conflicts}
          field="end"
          label={texts.end}
          textOf={({ end: { instant } }) => (instant === undefined ? '' : dateTime(instant))}
        />
      )}
      <p className="zone">
        <Globe />
        <span>{texts.timesIn(zoneLabel(zone) + offset)}</span>
        <Button ref={zoneButton} variant="link" onClick={onZone}>
          {form.isZoneAutomatic ? texts.zoneAutomatic : texts.zoneManual}
        </Button>
      </p>
    </section>
  )
}
