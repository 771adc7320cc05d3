import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '../../ui/actions/button.js'
import { Alert } from '../../ui/feedback/alert.js'
import { registerStyles } from '../../ui/style/styles.js'
import { useTexts } from '../custom-element/element-context.js'
import { useNavigation } from '../frame/navigation-context.js'
import { FieldConflict } from './field-conflict.js'
import css from './form.css'
import { useFocusInvalid } from './use-focus-invalid.js'
import type { FormControl } from './use-form.js'

registerStyles(css)

interface FormProps<Values> {
  readonly form: FormControl<Values>
  /** Reason why the form can't be saved. */
  readonly disabledReason: string | undefined
  /** `false` while other content has the reason why the form can't be saved. @default true */
  readonly canSubmit?: boolean | undefined
  /** Label of the button that submits. `false` if there is none. @default Save */
  readonly submitLabel?: string | false | undefined
  readonly children: ReactNode
}

/** The fields of a form, its error and its buttons. Focuses the first invalid field after a failed submit. */
export function Form<Values>(props: FormProps<Values>) {
  const { general } = useTexts()
  const { form, disabledReason, canSubmit = true, submitLabel = general.save, children } = props
  const { leave } = useNavigation()
  const { element, isSubmitting, submit, submitCount, formError } = form
  const error = disabledReason ?? formError
  const isDisabled = !canSubmit || disabledReason !== undefined
  useFocusInvalid(element, submitCount)

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault()
    if (!isSubmitting && !isDisabled) void submit()
  }
  return (
    <form ref={element} noValidate className="form page" onSubmit={handleSubmit}>
      {children}
      <div className="actions wrap">
        <div role="alert">{error && <Alert variant="error">{error}</Alert>}</div>
        <Button onClick={leave}>{general.cancel}</Button>
        {submitLabel !== false && (
          <Button variant="primary" type="submit" pending={isSubmitting} disabled={isDisabled}>
            {submitLabel}
          </Button>
        )}
      </div>
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
        form={form}
        label={label}
        field={name}
        textOf={(each) => (textOf ? textOf(each[name], each) : String(each[name]))}
      />
    </>
  )
}
