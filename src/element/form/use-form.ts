import {
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useLayoutEffect,
  useRef,
  useState
} from 'react'
import type { ToastMessage } from '../../core/actions/action.js'
import { afterRejectedSubmit, type FormState, pristineForm } from '../../core/actions/form-state.js'
import {
  type FormEdit,
  type FormRules,
  isChanged,
  isSameForm,
  openConflicts,
  rebase,
  resolveConflict
} from '../../core/actions/rebase-form.js'
import type { MutationOutcome } from '../../core/actions/run-mutation.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { useTexts } from '../custom-element/element-context.js'
import { failureText } from '../hooks/failure-text.js'
import { useIsMounted } from '../hooks/use-is-mounted.js'
import { useIsPending } from '../hooks/use-pending-mutation.js'
import { type FieldMessages, hasErrors, type ServerErrors, shownErrors } from './form-errors.js'

/** Id of the saved resource, the error, or `undefined` if nothing was sent. */
type SaveResult = { readonly id: string } | { readonly error: unknown } | undefined

/** Converts the outcome of a mutation. */
export function toSaveResult<ResponseValue>(
  outcome: MutationOutcome<ResponseValue>,
  idOf: (response: ResponseValue) => string
): SaveResult {
  if (outcome.status === 'succeeded') return { id: idOf(outcome.response) }
  return outcome.status === 'failed' ? { error: outcome.error } : undefined
}

/** Values of a deleted resource, and the error of the platform if it could not be recreated. */
interface Prefill<Values> {
  readonly values: Values
  readonly error?: unknown
}

export interface FormOptions<Values> {
  readonly rules: FormRules<Values>
  initial(): Values
  /** Returns what the form opens with instead, as if the user had typed and submitted it. */
  prefill?(): Prefill<Values> | undefined
  /** Newest known values of the edited resource. Fields that the user has not changed follow them. */
  readonly latest: Values | ((edit: FormEdit<Values>) => Values | undefined) | undefined
  /** Returns the messages of invalid fields. The form can't be sent while there are any. @default none */
  validate?(edit: FormEdit<Values>): FieldMessages<Values>
  /** Maps an error of the platform to fields. @default the error applies to the whole form */
  toServerErrors?(error: unknown, edit: FormEdit<Values>): ServerErrors<Values>
  /** Id of the edited resource if saving a pristine form skips the request. */
  readonly pristineId?: string | undefined
  /** Toast if the platform turns out to have applied a submit that had failed, so that nothing is sent again. */
  readonly updated?: string
  /** Key of its mutations. The form is pending while one is in flight. Omit if a bulk run sends them. */
  readonly key?: string
  submit(edit: FormEdit<Values>): SaveResult | Promise<SaveResult>
  /** Shown if saving failed: in the form, or as a toast if the user has left it. @default says only that */
  failed?(values: Values): ToastMessage
  /** Returns the message in the form if no field is affected. @default the message of `failed` and the platform's reason */
  describeFailure?(error: unknown): ReactNode
  /** Called with the id and the saved values. */
  onSaved?(id: string, saved: Values): void
  /** Keeps the input while the form is closed. */
  readonly kept?: KeptForm<Values>
}

type State<Values> = FormState<Values, ServerErrors<Values>>

/** Input of a closed form, or `undefined` if the form starts with its initial values. */
export type KeptForm<Values> = RefObject<State<Values> | undefined>

export interface FormControl<Values> extends FormEdit<Values> {
  /** Messages of the fields to show. */
  readonly errors: FieldMessages<Values>
  /** Message about the form as a whole. */
  readonly formError: ReactNode
  /** `true` if the user has changed something. */
  readonly isDirty: boolean
  /** `true` while a mutation with the key of the form is in flight. */
  readonly isSubmitting: boolean
  /** `true` from a submit on, unless it fails. Client errors are hidden then. */
  readonly isSubmitted: boolean
  /** `true` while the current values are being saved, and once they are. */
  readonly isSaving: boolean
  /** Number of failed submits. Client errors are shown from the first one on. */
  readonly submitCount: number
  /** Fields in conflict that the user has to decide on. */
  readonly conflicts: readonly (keyof Values)[]
  readonly element: RefObject<HTMLFormElement | null>
  setValue<Name extends keyof Values>(name: Name, value: Values[Name]): void
  setValues(change: (values: Values) => Values): void
  /** Shows an error of a field until the field changes. */
  setError(name: keyof Values, message: string): void
  readonly setState: Dispatch<SetStateAction<State<Values>>>
  /** Starts again with the initial values, or the prefilled ones. */
  reset(): void
  resolve(field: keyof Values, choice: 'mine' | 'theirs'): void
  /** Saves the form, or shows why it can't be saved. Repeated submits are ignored. */
  submit(): Promise<void>
}

function keep<Values>(kept: KeptForm<Values> | undefined, state: State<Values>): void {
  if (kept) kept.current = state
}

function serverErrors<Values>(
  options: FormOptions<Values>,
  error: unknown,
  edit: FormEdit<Values>
): ServerErrors<Values> {
  return options.toServerErrors?.(error, edit) ?? { fields: {}, failure: error }
}

/** @param failure says that saving failed, for a form without a message of its own */
function initialState<Values>(options: FormOptions<Values>, failure: string): State<Values> {
  const state: State<Values> = pristineForm(options.initial())
  const prefilled = options.prefill?.()
  if (!prefilled) return state
  const { values, error } = prefilled
  const filled = { ...state, values }
  if (error === undefined) return filled
  const errors = serverErrors(options, error, filled)
  // The user has not submitted this form, and the error of a field is not announced when the form opens.
  const general = errors.general || (errors.failure === undefined ? (options.failed?.(values).message ?? failure) : '')
  return afterRejectedSubmit(filled, values, { ...errors, general })
}

/**
 * Keeps the values of a form, their errors and conflicts, and saves them. An error of the platform is shown until its
 * field changes.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormControl<Values> {
  const { rules, latest, key = '', pristineId, updated, onSaved, kept } = options
  const messages = useTexts()
  const [state, setState] = useState(() =>
    kept?.current ? { ...kept.current, submitCount: 0 } : initialState(options, messages.general.failure)
  )
  const element = useRef<HTMLFormElement>(null)
  const isMounted = useIsMounted()
  const isSending = useRef(false)
  /** Values that were saved last. The form may stay for a moment, in which a second Enter sends nothing. */
  const savedValues = useRef<Values>(undefined)
  const isSubmitting = useIsPending(key)
  const toasts = useToasts()
  const known = typeof latest === 'function' ? latest(state) : latest
  if (known && !isSameForm(known, state.initial, rules)) setState(rebase(state, known, rules))
  useLayoutEffect(() => {
    keep(kept, state)
  }, [kept, state])
  const { values, initial, sent, submitCount, rejected } = state
  const conflicts = openConflicts(state, rules)
  const isDirty = isChanged(values, initial, rules)
  const isSubmitted = sent !== undefined
  const invalid = options.validate?.(state) ?? {}
  const failed = options.failed?.(values) ?? { message: messages.general.failure }
  const describe = options.describeFailure ?? ((error) => failureText(error, failed.message, messages))
  const { failure, general } = rejected?.errors ?? {}
  const setValues = (change: (values: Values) => Values): void =>
    setState((current) => ({ ...current, values: change(current.values) }))

  return {
    values,
    initial,
    errors: shownErrors(values, rejected, submitCount > 0 && !isSubmitted ? invalid : {}),
    formError: general || (failure === undefined ? undefined : describe(failure)),
    isDirty,
    isSubmitting,
    isSubmitted,
    isSaving: isSubmitted && !isChanged(values, sent, rules),
    submitCount,
    conflicts,
    element,
    setValue: (name, value) => setValues((current) => ({ ...current, [name]: value })),
    setValues,
    setError(name, message) {
      const fields: { [Field in keyof Values]?: string } = {}
      fields[name] = message
      setState((current) => ({ ...current, rejected: { form: current.values, errors: { fields } } }))
    },
    setState,
    reset: () => setState(initialState(options, messages.general.failure)),
    resolve: (field, choice) => setState((current) => resolveConflict(current, field, choice)),
    async submit() {
      if (isSending.current || savedValues.current === values) return
      if (hasErrors(invalid) || conflicts.length > 0) return setState((current) => afterRejectedSubmit(current, values))
      if (pristineId !== undefined && !isDirty) {
        const isApplied = rejected !== undefined && !isChanged(values, rejected.form, rules)
        if (isApplied && updated) toasts.show({ ...failed, variant: 'success', message: updated })
        return onSaved?.(pristineId, values)
      }
      setState(({ rejected: _rejected, ...current }) => ({ ...current, sent: values }))
      isSending.current = true
      const saved = await options.submit(state)
      isSending.current = false
      if (saved && 'id' in saved) {
        savedValues.current = values
        if (isMounted.current) onSaved?.(saved.id, values)
        return
      }
      setState(({ sent: _sent, ...current }) => current)
      if (!saved) return
      if (!isMounted.current) {
        const message = failureText(saved.error, failed.message, messages)
        return toasts.show({ ...failed, variant: 'error', message })
      }
      const errors = serverErrors(options, saved.error, state)
      setState((current) => afterRejectedSubmit(current, values, errors))
    }
  }
}
