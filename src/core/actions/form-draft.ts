import { isInvalidInputError } from '../../client/index.js'

/** What was said against a form: by its fields; or why it could not be saved without a word about them. */
export type FieldErrors<Form> = Partial<Record<keyof Form, string>> & { readonly failure?: unknown }

/** The state of an open form. */
export interface FormState<Form, Said = FieldErrors<Form>> {
  /** The newest known values, without the input of the user. */
  readonly initial: Form
  readonly values: Form
  /** Fields that both the user and someone else have changed, until the user decides which value to keep. */
  readonly conflicts?: readonly (keyof Form)[]
  /** What was sent and has not failed: `form` as it was then. */
  readonly sent?: Form
  /** How often it was tried to save it in vain; from the first time on its faults are shown. */
  readonly submitCount: number
  /** What could not be done with it; what is said of a field holds until that is changed. */
  readonly rejected?: { readonly form: Form; readonly objections: Said }
}

/** Returns the state of a form that the user has not touched. */
export const freshDraft = <Form, Said = FieldErrors<Form>>(values: Form): FormState<Form, Said> => ({
  initial: values,
  values,
  submitCount: 0
})

/** The draft after it could not be saved as a form was. @param objections what was said of that; nothing where it was not sent. */
export const afterRejectedSubmit = <Form, Said>(
  { rejected: _refused, sent: _sent, ...draft }: FormState<Form, Said>,
  form: Form,
  objections?: Said
): FormState<Form, Said> => ({
  ...draft,
  submitCount: draft.submitCount + 1,
  ...(objections && { rejected: { form, objections } })
})

/** What the platform says of parameters that it refused, each thing once; empty where it says nothing of them. */
export function messagesFor(error: unknown, ...names: readonly string[]): string {
  if (!isInvalidInputError(error)) return ''
  return [...new Set(names.flatMap((name) => error.getValidationErrorMessages(name)))].join(' ')
}

/** What is said of some fields, or what went wrong where that is nothing. */
export const withFallback = <Form>(said: FieldErrors<Form>, failure: unknown): FieldErrors<Form> =>
  Object.values(said).some(Boolean) ? said : { ...said, failure }

/** What still holds of what was said against the form. */
export function activeErrors<Form extends object>({ values, rejected }: FormState<Form>): FieldErrors<Form> {
  if (!rejected) return {}
  const standing = { ...rejected.objections }
  for (const field in rejected.form) {
    if (rejected.form[field] !== values[field] || !standing[field]) delete standing[field]
  }
  return standing
}
