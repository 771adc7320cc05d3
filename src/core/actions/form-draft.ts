import { isInvalidInputError } from '../../client/index.js'

/** Errors of a form by field, or the failure if no field is affected. */
export type FieldErrors<Form> = Partial<Record<keyof Form, string>> & { readonly failure?: unknown }

export interface FormState<Form, Errors = FieldErrors<Form>> {
  /** The newest known values, without the input of the user. */
  readonly initial: Form
  readonly values: Form
  /** Fields that both the user and someone else have changed, until the user decides which value to keep. */
  readonly conflicts?: readonly (keyof Form)[]
  /** Values that were submitted, unless the request failed. */
  readonly sent?: Form
  /** Number of failed submits. Errors are shown from the first one on. */
  readonly submitCount: number
  /** The rejected values and their errors. The error of a field is shown until the field changes. */
  readonly rejected?: { readonly form: Form; readonly errors: Errors }
}

/** Returns the state of a form that the user has not touched. */
export const pristineForm = <Form, Errors = FieldErrors<Form>>(values: Form): FormState<Form, Errors> => ({
  initial: values,
  values,
  submitCount: 0
})

/** Returns the state after a rejected submit. @param errors errors of that submit; omit if nothing was sent */
export const afterRejectedSubmit = <Form, Errors>(
  { rejected: _refused, sent: _sent, ...draft }: FormState<Form, Errors>,
  form: Form,
  errors?: Errors
): FormState<Form, Errors> => ({
  ...draft,
  submitCount: draft.submitCount + 1,
  ...(errors && { rejected: { form, errors } })
})

/** A deleted resource that the platform refused to recreate, for the form of a new one. */
export interface RefusedRecreation<Resource> {
  readonly resource: Resource
  /** Error of the platform. `undefined` if some values of the resource are unknown. */
  readonly error?: unknown
}

/** Returns the state of the form of a new resource, filled with the values of a deleted one and the errors of the platform. */
export function recreationDraft<Form, Errors = FieldErrors<Form>>(
  initial: Form,
  values: Form,
  errors: Errors | undefined
): FormState<Form, Errors> {
  const draft = { initial, values, submitCount: 0 }
  return errors === undefined ? draft : afterRejectedSubmit<Form, Errors>(draft, values, errors)
}

/** Returns the platform's validation messages of some parameters, without duplicates. */
export function messagesFor(error: unknown, ...names: readonly string[]): string {
  if (!isInvalidInputError(error)) return ''
  return [...new Set(names.flatMap((name) => error.getValidationErrorMessages(name)))].join(' ')
}

/** Returns the field errors, or the failure if there are none. */
export const withFallback = <Form>(errors: FieldErrors<Form>, failure: unknown): FieldErrors<Form> =>
  Object.values(errors).some(Boolean) ? errors : { ...errors, failure }

/** Returns the errors of fields that have not changed since the submit. */
export function activeErrors<Form extends object>({ values, rejected }: FormState<Form>): FieldErrors<Form> {
  if (!rejected) return {}
  const standing = { ...rejected.errors }
  for (const field in rejected.form) {
    if (rejected.form[field] !== values[field] || !standing[field]) delete standing[field]
  }
  return standing
}
