import { isInvalidInputError } from '../../client/index.js'

/** What was said against a form: by its fields; or why it could not be saved without a word about them. */
export type Objections<Form> = Partial<Record<keyof Form, string>> & { readonly failure?: unknown }

/** The state of an open form. */
export interface FormDraft<Form, Said = Objections<Form>> {
  /** The newest known values, without the input of the user. */
  readonly initial: Form
  readonly form: Form
  /** Fields that both the user and someone else have changed, until the user decides which value to keep. */
  readonly conflicts?: readonly (keyof Form)[]
  /** What was sent and has not failed: `form` as it was then. */
  readonly sent?: Form
  /** How often it was tried to save it in vain; from the first time on its faults are shown. */
  readonly attempts: number
  /** What could not be done with it; what is said of a field holds until that is changed. */
  readonly refused?: { readonly form: Form; readonly objections: Said }
}

/** Returns the state of a form that the user has not touched. */
export const freshDraft = <Form, Said = Objections<Form>>(form: Form): FormDraft<Form, Said> => ({
  initial: form,
  form,
  attempts: 0
})

/** The draft after it could not be saved as a form was. @param objections what was said of that; nothing where it was not sent. */
export const notSaved = <Form, Said>(
  { refused: _refused, sent: _sent, ...draft }: FormDraft<Form, Said>,
  form: Form,
  objections?: Said
): FormDraft<Form, Said> => ({
  ...draft,
  attempts: draft.attempts + 1,
  ...(objections && { refused: { form, objections } })
})

/** What the platform says of parameters that it refused, each thing once; empty where it says nothing of them. */
export function saidOf(error: unknown, ...names: readonly string[]): string {
  if (!isInvalidInputError(error)) return ''
  return [...new Set(names.flatMap((name) => error.getValidationErrorMessages(name)))].join(' ')
}

/** What is said of some fields, or what went wrong where that is nothing. */
export const objectionsOr = <Form>(said: Objections<Form>, failure: unknown): Objections<Form> =>
  Object.values(said).some(Boolean) ? said : { ...said, failure }

/** What still holds of what was said against the form. */
export function standingObjections<Form extends object>({ form, refused }: FormDraft<Form>): Objections<Form> {
  if (!refused) return {}
  const standing = { ...refused.objections }
  for (const field in refused.form) {
    if (refused.form[field] !== form[field] || !standing[field]) delete standing[field]
  }
  return standing
}
