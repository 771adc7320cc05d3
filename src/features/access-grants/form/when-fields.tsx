import { useTexts } from '../../../element/custom-element/element-context.js'
import { FormField } from '../../../element/form/form.js'
import type { FormControl } from '../../../element/form/use-form.js'
import { ZonedTimeField } from '../../../element/form/zoned-time-field.js'
import type { InnerScreen } from '../../../element/frame/use-inner-screen.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { Checkbox } from '../../../ui/fields/checkbox.js'
import { ChosenZone } from '../../access-codes/form/zone-line.js'
import { useDates } from '../../access-codes/use-dates.js'
import { followsDoor, type GrantForm } from '../rules/form/grant-form.js'
import { nextDay } from '../rules/form/proposed-times.js'
import { FormGroup } from './form-group.js'

interface Props {
  readonly form: FormControl<GrantForm>
  readonly zone: InnerScreen
  /** `true` for an access that has started, whose start can't be changed. @default false */
  readonly hasStarted?: boolean
}

/** Fields for the start and the end of an access. */
export function WhenFields({ form, zone, hasStarted = false }: Props) {
  const texts = useTexts(ACCESS_GRANT_FORM)
  const codeTexts = useTexts(ACCESS_CODE_FORM)
  const { values } = form
  const { dateTime } = useDates(values.zone)
  const field = { zone: values.zone, format: dateTime, required: true }
  const textOf = ({ instant }: GrantForm['start']): string => (instant === undefined ? '' : dateTime(instant))

  function setEndless(isEndless: boolean): void {
    form.setValues((current) => {
      const start = Math.max(current.start.instant ?? 0, Date.now())
      // An access that had no end gets the next day.
      const end = current.end.instant === undefined && !isEndless ? nextDay(start, current.zone) : current.end
      return { ...current, isEndless, end }
    })
  }
  return (
    <FormGroup legend={texts.when}>
      <div className="fields">
        {hasStarted ? (
          <div className="stack gap-1">
            <span className="strong">{codeTexts.start}</span>
            <span>{textOf(values.start)}</span>
            <span className="muted small">{texts.started}</span>
          </div>
        ) : (
          <FormField form={form} name="start" label={codeTexts.start} textOf={textOf}>
            {(start) => <ZonedTimeField {...field} {...start} />}
          </FormField>
        )}
        {!values.isEndless && (
          <FormField form={form} name="end" label={codeTexts.end} textOf={textOf}>
            {(end) => <ZonedTimeField {...field} {...end} />}
          </FormField>
        )}
      </div>
      <FormField
        form={form}
        name="isEndless"
        label={texts.noEnd}
        textOf={(isEndless, { end }) => (isEndless ? texts.noEnd : textOf(end))}
      >
        {({ label, value }) => <Checkbox label={label} checked={value} onChange={setEndless} />}
      </FormField>
      <ChosenZone
        values={values}
        reason={followsDoor(values) ? texts.zoneOfDoor : undefined}
        button={zone.opener}
        onZone={zone.open}
      />
    </FormGroup>
  )
}
