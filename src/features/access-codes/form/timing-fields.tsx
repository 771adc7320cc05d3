import globe from 'lucide/dist/esm/icons/globe.mjs'
import type { Ref } from 'react'
import { FormField } from '../../../element/form/form.js'
import { ZonedTimeField } from '../../../element/form/zoned-time-field.js'
import type { FormControl } from '../../../element/form/use-form.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { isEndPast } from '../rules/access-code-form-errors.js'
import type { AccessCodeForm } from '../rules/access-code-form.js'
import { zoneLabel } from '../../../core/values/time-zone.js'
import { zoneOffset } from '../../../core/values/wall-time.js'
import { utcText } from '../../../core/values/zone-choices.js'
import { Button } from '../../../ui/actions/button.js'
import { icon } from '../../../ui/icons.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { useDates } from '../use-dates.js'
import css from './access-code-form.css'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'

registerStyles(css)

const Globe = /* @__PURE__ */ icon(globe)

interface Props {
  readonly hidden: boolean
  readonly form: FormControl<AccessCodeForm>
  /** Returns the hint of an empty field that may be left empty. */
  readonly hintOf: (field: 'start' | 'end') => string | undefined
  readonly zoneButton: Ref<HTMLButtonElement> | undefined
  readonly onZone: () => void
}

/** Fields for the access period and its time zone. */
export function TimingFields({ hidden, form, hintOf, zoneButton, onZone }: Props) {
  const texts = useMessages(ACCESS_CODE_FORM)
  const { start, zone, isZoneAutomatic } = form.values
  const { dateTime } = useDates(zone)
  const now = useNow()
  const fields = [
    { name: 'start', label: texts.start, warning: undefined },
    { name: 'end', label: texts.end, warning: isEndPast(form.values, now) ? texts.endPast : undefined }
  ] as const
  const offset = zone === 'UTC' ? '' : ` (${utcText(zoneOffset(start.instant ?? now, zone))})`
  return (
    <section className="fields" hidden={hidden} aria-label={texts.timing}>
      {fields.map(({ name, label, warning }) => (
        <FormField
          key={name}
          {...{ form, name, label }}
          textOf={({ instant }) => (instant === undefined ? '' : dateTime(instant))}
        >
          {(field) => (
            <ZonedTimeField
              {...field}
              {...{ zone, warning }}
              format={dateTime}
              hint={hintOf(name)}
              required={!hintOf(name)}
            />
          )}
        </FormField>
      ))}
      <p className="zone inline wrap muted small">
        <Globe />
        <span>{texts.timesIn(zoneLabel(zone) + offset)}</span>
        <Button ref={zoneButton} variant="link" onClick={onZone}>
          {isZoneAutomatic ? texts.zoneAutomatic : texts.zoneManual}
        </Button>
      </p>
    </section>
  )
}
