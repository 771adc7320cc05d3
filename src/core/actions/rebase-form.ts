import type { FormState } from './form-state.js'

/** Compares two forms. */
export interface FormRules<Form> {
  /** Compares the values of each field. Fields without a comparison hold no input, such as the time zone of the view. */
  readonly isSame: { readonly [Field in keyof Form]?: (a: Form[Field], b: Form[Field]) => boolean }
  /** Returns `false` while the value of another field hides this one. @default always used */
  isUsed?(field: keyof Form, form: Form): boolean
  /** Adjusts merged values to each other. @default none */
  fit?(form: Form): Form
}

/** Compares texts as they are saved: without outer spaces. */
export const isSameText = (a: string, b: string): boolean => a.trim() === b.trim()

function fieldsOf<Form>({ isSame }: FormRules<Form>): readonly (keyof Form)[] {
  const fields: (keyof Form)[] = []
  for (const field in isSame) fields.push(field)
  return fields
}

/** Returns `true` if a field has another value in another form. */
export const differs = <Form>(field: keyof Form, first: Form, second: Form, { isSame }: FormRules<Form>): boolean =>
  isSame[field]?.(first[field], second[field]) === false

const isUsed = <Form>(field: keyof Form, form: Form, rules: FormRules<Form>): boolean =>
  rules.isUsed?.(field, form) !== false

/** Returns `true` if a form differs from `initial` in a field that is used. */
export const isChanged = <Form>(form: Form, initial: Form, rules: FormRules<Form>): boolean =>
  fieldsOf(rules).some((field) => isUsed(field, form, rules) && differs(field, form, initial, rules))

/** Returns `true` if two forms hold the same values, also where they are not used. */
export const isSameForm = <Form>(a: Form, b: Form, rules: FormRules<Form>): boolean =>
  !fieldsOf(rules).some((field) => differs(field, a, b, rules))

/**
 * Merges the newest known values into a draft: fields that the user has not changed follow them. A field that both the user
 * and someone else have changed keeps the value of the user and becomes a conflict, until the other change is taken back.
 */
export function rebase<Form extends object, Errors>(
  draft: FormState<Form, Errors>,
  latest: Form,
  rules: FormRules<Form>
): FormState<Form, Errors> {
  const { initial, values, conflicts = [] } = draft
  const undisputed = { ...initial, ...draft.undisputed }
  const isTouched = (field: keyof Form): boolean =>
    isUsed(field, values, rules) && differs(field, values, initial, rules)
  const fields = fieldsOf(rules)
  const touched = fields.filter(isTouched)
  const hidesInput = (field: keyof Form): boolean => {
    const followed = { ...values, [field]: latest[field] }
    return touched.some((other) => !isUsed(other, followed, rules))
  }
  const next = { ...values }
  const open = new Set(conflicts)
  for (const field of fields) {
    if (!differs(field, latest, initial, rules)) continue
    const isTakenBack = open.has(field) && !differs(field, latest, undisputed, rules)
    if (!isTakenBack && (isTouched(field) || hidesInput(field))) {
      if (!open.has(field)) undisputed[field] = initial[field]
      open.add(field)
    } else {
      open.delete(field)
      if (!isTakenBack) next[field] = latest[field]
    }
  }
  const isFollowing = !isSameForm(next, values, rules)
  return {
    ...draft,
    initial: latest,
    values: isFollowing ? (rules.fit?.(next) ?? next) : values,
    conflicts: [...open],
    undisputed
  }
}

export type FormEdit<Form> = Pick<FormState<Form, unknown>, 'initial' | 'values'>

/**
 * Merges the changes of the user into the newest known values.
 *
 * @returns the values, and the newest ones of fields that both the user and someone else have changed
 */
export function mergeEdit<Form extends object>(
  { initial, values }: FormEdit<Form>,
  latest: Form,
  rules: FormRules<Form>
): { readonly values: Form; readonly conflicts: readonly (readonly [keyof Form, unknown])[] } {
  const merged = rebase({ initial, values, submitCount: 0 }, latest, rules)
  return { values: merged.values, conflicts: openConflicts(merged, rules).map((field) => [field, latest[field]]) }
}

/** Returns the fields in conflict that the user has to decide on. Their other values are in `draft.initial`. */
export const openConflicts = <Form, Errors>(
  { initial, values, conflicts = [] }: FormState<Form, Errors>,
  rules: FormRules<Form>
): readonly (keyof Form)[] =>
  conflicts.filter((field) => isUsed(field, values, rules) && differs(field, values, initial, rules))

/** Resolves the conflict in a field: with the value of the user, or with the one of someone else. */
export function resolveConflict<Form extends object, Errors>(
  draft: FormState<Form, Errors>,
  field: keyof Form,
  choice: 'mine' | 'theirs'
): FormState<Form, Errors> {
  const { initial, values, conflicts = [] } = draft
  return {
    ...draft,
    values: choice === 'mine' ? values : { ...values, [field]: initial[field] },
    conflicts: conflicts.filter((other) => other !== field)
  }
}
