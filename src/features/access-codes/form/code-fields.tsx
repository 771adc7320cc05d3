import type { ReactNode, Ref } from 'react'
import { FormField } from '../../../element/form/form.js'
import type { FormControl } from '../../../element/form/use-form.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { hasHalfDate, type AccessCodeForm } from '../rules/access-code-form.js'
import type { CommonField } from '../rules/common-code-form.js'
import type { Device } from '../../../core/resources/resources.js'
import { Choice } from '../../../ui/fields/choice.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { CodeField } from './code-field.js'
import { TimingFields } from './timing-fields.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'

interface Props {
  readonly form: FormControl<AccessCodeForm>
  /** Represents all locks of the code: it accepts the code lengths that every lock accepts. */
  readonly device: Device
  readonly nameLabel: string
  /** Replaces the code field. */
  readonly noDigits?: ReactNode
  /** Returns the hint of a field that may be left empty, because the codes differ in it. @default no hints */
  readonly emptyHint?: ((field: CommonField) => string | undefined) | undefined
  readonly generate?: (() => Promise<string | undefined>) | undefined
  readonly generatesCode?: boolean | undefined
  readonly zoneButton?: Ref<HTMLButtonElement> | undefined
  readonly onZone: () => void
}

/** Fields of an access code, or of the codes of several locks: the name, the code and the access period. */
export function CodeFields(props: Props) {
  const { form, device, nameLabel, noDigits, emptyHint, generate, generatesCode, zoneButton, onZone } = props
  const texts = useMessages(ACCESS_CODE_FORM)
  const { values, setValues, setError } = form
  const { name, code, type } = values
  const isTimeBound = type === 'time_bound'
  const hintIf = (isEmpty: boolean, field: CommonField) => (isEmpty ? emptyHint?.(field) : undefined)
  const orHint =
    (field: CommonField) =>
    (text: string | undefined): string =>
      text || (emptyHint?.(field) ?? '')
  const nameHint = hintIf(!name, 'name')
  const typeHint = hintIf(!type, 'type')
  const typeText = { ongoing: texts.ongoing, time_bound: texts.timeBound }
  return (
    <>
      <FormField {...{ form }} name="name" label={nameLabel} textOf={orHint('name')}>
        {(field) => <TextField {...field} {...(nameHint && { hint: nameHint })} required={!nameHint} />}
      </FormField>
      <FormField {...{ form }} name="code" label={texts.code} textOf={orHint('code')}>
        {({ value, error, onChange }) =>
          noDigits ?? (
            <CodeField
              {...{ device, generate, value, error, generatesCode, onChange }}
              hint={hintIf(!code, 'code')}
              // Keep what the user typed in the meantime.
              onGenerated={(generated, previous) =>
                setValues((current) => (current.code === previous ? { ...current, code: generated } : current))
              }
              onFailure={(message) => setError('code', message)}
            />
          )
        }
      </FormField>
      <FormField
        {...{ form }}
        name="type"
        label={texts.type}
        textOf={(chosen) => orHint('type')(chosen && typeText[chosen])}
      >
        {({ label, value, onChange }) => (
          <Choice
            {...(typeHint && { hint: typeHint })}
            {...{ label, value, onChange }}
            options={[
              { value: 'ongoing', label: typeText.ongoing },
              { value: 'time_bound', label: typeText.time_bound }
            ]}
          />
        )}
      </FormField>
      {(isTimeBound || hasHalfDate(values)) && (
        <TimingFields
          hidden={!isTimeBound}
          hintOf={(field) => hintIf(!values[field].wall, field)}
          {...{ form, zoneButton, onZone }}
        />
      )}
    </>
  )
}
