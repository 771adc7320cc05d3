import { type FormEvent, type Ref, useRef } from 'react'
import { FieldConflict } from '../../../element/form/field-conflict.js'
import { useFocusInvalid } from '../../../element/form/use-focus-invalid.js'
import { useMessages } from '../../../element/custom-element/element-context.js'
import { useNavigation } from '../../../element/frame/navigation-context.js'
import { accessCodeFormErrors, hasCodeField } from '../rules/access-code-form-errors.js'
import type { AccessCodeForm } from '../rules/access-code-form.js'
import { Button } from '../../../ui/actions/button.js'
import { Choice } from '../../../ui/fields/choice.js'
import { FormActions } from '../../../ui/actions/form-actions.js'
import { TextField } from '../../../ui/fields/text-field.js'
import { CodeField } from './code-field.js'
import { errorMessages } from './error-messages.js'
import { TimingFields } from './timing-fields.js'
import { type DraftControl, hasHalfDate, activeServerErrors, withForm, withServerErrors } from './use-draft.js'
import type { FormSubject } from './use-form-subject.js'
import { useSave } from './use-save.js'

interface Props {
  readonly control: DraftControl
  readonly subject: FormSubject
  /** Reason why the form cannot be saved. */
  readonly disabledReason: string | undefined
  readonly makesUpCode: boolean | undefined
  readonly onSaved: ((accessCodeId: string) => void) | undefined
  readonly zoneButton: Ref<HTMLButtonElement>
  readonly onZone: () => void
}

/** The fields of an access code, their errors, and the buttons to save or cancel. */
export function FormFields(props: Props) {
  const { control, subject, disabledReason, makesUpCode, onSaved, zoneButton, onZone } = props
  const { draft, setDraft } = control
  const { device, edited } = subject
  const { leave } = useNavigation()
  const messages = useMessages()
  const { accessCodeForm: texts, general } = messages
  const element = useRef<HTMLFormElement>(null)
  const { values, submitCount } = draft
  const isTimeBound = values.type === 'time_bound'
  const formErrors =
    submitCount > 0 ? errorMessages(accessCodeFormErrors(values, device, edited), device, messages) : {}
  const serverErrors = activeServerErrors(draft)
  const errorOf = (field: 'name' | 'code' | 'start' | 'end'): string | undefined =>
    serverErrors[field] ?? formErrors[field]
  const change = (make: (form: AccessCodeForm) => AccessCodeForm): void =>
    setDraft((current) => withForm(current, make(current.values)))
  const { isPending, save } = useSave({
    control,
    subject,
    onSaved,
    onReset: () => element.current?.matches(':focus-within') && element.current.querySelector('input')?.focus()
  })

  useFocusInvalid(element, submitCount)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isPending && disabledReason === undefined) void save()
  }

  const formError = disabledReason ?? serverErrors.all
  return (
    <form ref={element} className="code-form" noValidate onSubmit={submit}>
      <TextField
        label={edited ? texts.name : texts.nameNew}
        error={errorOf('name')}
        value={values.name}
        onChange={(name) => change((current) => ({ ...current, name }))}
        required
      />
      <FieldConflict form={control} field="name" label={texts.name} textOf={({ name }) => name} />
      {hasCodeField(device, edited) && (
        <CodeField
          device={device}
          value={values.code}
          error={errorOf('code')}
          makesUpCode={makesUpCode}
          onChange={(code) => change((current) => ({ ...current, code }))}
          // Keep what the user typed in the meantime.
          onGenerated={(code, previous) =>
            change((current) => (current.code === previous ? { ...current, code } : current))
          }
          onFailure={(message) => setDraft((current) => withServerErrors(current, { code: message }))}
        />
      )}
      <FieldConflict form={control} field="code" label={texts.code} textOf={({ code }) => code} />
      <Choice
        label={texts.type}
        options={[
          { value: 'ongoing', label: texts.ongoing },
          { value: 'time_bound', label: texts.timeBound }
        ]}
        value={values.type}
        onChange={(type) => change((current) => ({ ...current, type }))}
      />
      <FieldConflict
        form={control}
        field="type"
        label={texts.type}
        textOf={({ type }) => (type === 'ongoing' ? texts.ongoing : texts.timeBound)}
      />
      {(isTimeBound || hasHalfDate(values)) && (
        <TimingFields
          hidden={!isTimeBound}
          form={values}
          errors={{ start: errorOf('start'), end: errorOf('end') }}
          onChange={change}
          conflicts={control}
          zoneButton={zoneButton}
          onZone={onZone}
        />
      )}
      <FormActions
        error={
          formError && (
            <>
              {formError}
              {!disabledReason && serverErrors.detail && <small>{serverErrors.detail}</small>}
            </>
          )
        }
      >
        <Button onClick={leave}>{general.cancel}</Button>
        <Button variant="primary" type="submit" pending={isPending} disabled={disabledReason !== undefined}>
          {general.save}
        </Button>
      </FormActions>
    </form>
  )
}
