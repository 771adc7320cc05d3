import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../../ui/actions/button.js'
import { FormActions } from '../../ui/actions/form-actions.js'
import { useMessages } from '../custom-element/element-context.js'
import { FieldConflict } from './field-conflict.js'
import type { FormControl } from './use-form.js'
import { useFocusInvalid } from './use-focus-invalid.js'

interface FormProps<Values> {
  readonly form: FormControl<Values>
  readonly className: string
  /** Reason why the form can't be saved. */
  readonly disabledReason: string | undefined
  /** `false` while other content has the reason why the form can't be saved. @default true */
  readonly canSubmit?: boolean | undefined
  /** Called by the Cancel button. Without it, there is none. */
  readonly onCancel?: (() => void) | undefined
  readonly children: ReactNode
}

/** The fields of a form, its error and its Save button. Focuses the first invalid field after a failed submit. */
export function Form<Values>(props: FormProps<Values>) {
  const { form, className, disabledReason, canSubmit = true, onCancel, children } = props
  const { general } = useMessages()
  const { element, isSubmitting, submit, submitCount, formError } = form
  const isDisabled = !canSubmit || disabledReason !== undefined
  useFocusInvalid(element, submitCount)

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    if (!isSubmitting && !isDisabled) void submit()
  }
  return (
    <form ref={element} noValidate {...{ className }} onSubmit={handleSubmit}>
      {children}
      <FormActions error={disabledReason ?? formError}>
        {onCancel && <Button onClick={onCancel}>{general.cancel}</Button>}
        <Button variant="primary" type="submit" pending={isSubmitting} disabled={isDisabled}>
          {general.save}
        </Button>
      </FormActions>
    </form>
  )
}

/** Props of a form field. */
interface FieldProps<Value> {
  readonly label: string
  readonly value: Value
  readonly error: string | undefined
  readonly onChange: (value: Value) => void
}

interface FormFieldProps<Values, Name extends keyof Values> {
  readonly form: FormControl<Values>
  readonly name: Name
  readonly label: string
  /** Returns a value in words, to ask which one to keep. @default the value itself, if it is a text */
  readonly textOf?: ((value: Values[Name], values: Values) => string) | undefined
  readonly children: (field: FieldProps<Values[Name]>) => ReactNode
}

/** A field of a form, and the question which value to keep if both the user and someone else have changed it. */
export function FormField<Values, Name extends keyof Values>({
  form,
  name,
  label,
  textOf,
  children
}: FormFieldProps<Values, Name>) {
  const { values, errors, setValue } = form
  return (
    <>
      {children({ label, value: values[name], error: errors[name], onChange: (value) => setValue(name, value) })}
      <FieldConflict
        {...{ form, label }}
        field={name}
        textOf={(each) => (textOf ? textOf(each[name], each) : String(each[name]))}
      />
    </>
  )
}
