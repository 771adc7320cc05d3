export interface FormState<Form, Errors = unknown> {
  /** The newest known values, without the input of the user. */
  readonly initial: Form
  readonly values: Form
  /** Fields that both the user and someone else have changed, until the user decides which value to keep. */
  readonly conflicts?: readonly (keyof Form)[]
  /** Values of these fields before someone else changed them. */
  readonly undisputed?: Partial<Form>
  /** Values that were submitted, unless the request failed. */
  readonly sent?: Form
  /** Number of failed submits. Errors are shown from the first one on. */
  readonly submitCount: number
  /** The rejected values and their errors. The error of a field is shown until the field changes. */
  readonly rejected?: { readonly form: Form; readonly errors: Errors }
}

/** Returns the state of a form that the user has not touched. */
export const pristineForm = <Form, Errors = unknown>(values: Form): FormState<Form, Errors> => ({
  initial: values,
  values,
  submitCount: 0
})

/** Returns the state after a rejected submit. @param errors errors of that submit; omit if nothing was sent */
export const afterRejectedSubmit = <Form, Errors>(
  { rejected: _rejected, sent: _sent, ...state }: FormState<Form, Errors>,
  form: Form,
  errors?: Errors
): FormState<Form, Errors> => ({
  ...state,
  submitCount: state.submitCount + 1,
  ...(errors && { rejected: { form, errors } })
})

/** A deleted resource that the platform refused to recreate, for the form of a new one. */
export interface RejectedRecreation<Resource> {
  readonly resource: Resource
  /** Error of the platform. `undefined` if some values of the resource are unknown. */
  readonly error?: unknown
}
