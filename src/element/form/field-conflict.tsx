import { lazyPart } from '../lazy/lazy-part.js'
import type { FormControl } from './use-form.js'

/** Asks which of two values to keep. Loaded on demand. */
export const ConflictQuestion = lazyPart(() =>
  import('./conflict-question.js').then(({ ConflictQuestion: part }) => part)
)

interface Props<Form> {
  readonly form: Pick<FormControl<Form>, 'values' | 'initial' | 'conflicts' | 'resolve'>
  readonly field: keyof Form
  readonly label: string
  /** Returns the value of the field in words. Omit for values that take more than a line. */
  readonly textOf?: ((form: Form) => string) | undefined
}

/** Asks which value to keep of a field that both the user and someone else have changed. */
export function FieldConflict<Form>({ form, field, label, textOf }: Props<Form>) {
  const { values, initial, conflicts, resolve } = form
  if (!conflicts.includes(field)) return null
  return (
    <ConflictQuestion
      label={label}
      values={textOf && { mine: textOf(values), theirs: textOf(initial) }}
      onChoose={(choice) => resolve(field, choice)}
    />
  )
}
