import type { Ref } from 'react'
import { Form, FormField } from '../../../element/form/form.js'
import type { FormControl } from '../../../element/form/use-form.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { hasCodeField } from '../rules/access-code-form-errors.js'
import { type AccessCodeForm, hasHalfDate } from '../rules/access-code-form.js'
import { Choice } from '../../../ui/fields/choice.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { CodeField } from './code-field.js'
import { TimingFields } from './timing-fields.js'
import type { FormSubject } from './use-form-subject.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'

interface Props {
  readonly form: FormControl<AccessCodeForm>
  readonly subject: FormSubject
  /** Reason why the form cannot be saved. */
  readonly disabledReason: string | undefined
  readonly makesUpCode: boolean | undefined
  readonly zoneButton: Ref<HTMLButtonElement>
  readonly onZone: () => void
}

/** The fields of an access code, their errors, and the buttons to save or cancel. */
export function FormFields({ form, subject, disabledReason, makesUpCode, zoneButton, onZone }: Props) {
  const { device, edited } = subject
  const texts = useMessages(ACCESS_CODE_FORM)
  const { values, errors, setValues, setError } = form
  const isTimeBound = values.type === 'time_bound'
  return (
    <Form {...{ form, disabledReason }}>
      <FormField {...{ form }} name="name" label={edited ? texts.name : texts.nameNew}>
        {(field) => <TextField {...field} required />}
      </FormField>
      <FormField {...{ form }} name="code" label={texts.code}>
        {({ value, error, onChange }) =>
          hasCodeField(device, edited) && (
            <CodeField
              {...{ device, value, error, makesUpCode, onChange }}
              // Keep what the user typed in the meantime.
              onGenerated={(code, previous) =>
                setValues((current) => (current.code === previous ? { ...current, code } : current))
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
        textOf={(type) => (type === 'ongoing' ? texts.ongoing : texts.timeBound)}
      >
        {({ label, value, onChange }) => (
          <Choice
            {...{ label, value, onChange }}
            options={[
              { value: 'ongoing', label: texts.ongoing },
              { value: 'time_bound', label: texts.timeBound }
            ]}
          />
        )}
      </FormField>
      {(isTimeBound || hasHalfDate(values)) && (
        <TimingFields
          hidden={!isTimeBound}
          form={values}
          errors={errors}
          onChange={setValues}
          conflicts={form}
          zoneButton={zoneButton}
          onZone={onZone}
        />
      )}
    </Form>
  )
}
