import { isInvalidInputError } from '../../client/index.js'
import type { Action } from '../../core/actions/action.js'
import type { MutationOutcome } from '../../core/actions/run-mutation.js'
import type { Snapshot } from '../../core/gate/command-origin.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { useAction } from '../actions/use-action.js'
import { useElement } from '../custom-element/element-context.js'
import { failureText } from '../hooks/failure-text.js'

interface Actions<Input, Params, Created> {
  readonly remove: Action<Input>
  readonly create: Action<Params, unknown, Created>
  readonly texts: { readonly deleted: string; readonly deleteFailed: string; readonly failed: string }
}

interface Deletion<Params, Created> {
  /** Name of the resource. */
  readonly subject: string
  /** Returns the parameters that recreate it, or `undefined` if they are unknown. */
  again(): Params | undefined
  /**
   * Completes the undo after the resource has been recreated, and shows a toast.
   *
   * @param snapshot what was known when the user pressed "Undo"
   * @default shows "Undone"
   */
  onCreated?(created: Created, snapshot: Snapshot): unknown
  /**
   * Opens the form of a new resource, filled with its values, after the platform has refused them.
   *
   * @param error `undefined` if nothing was sent because some values are unknown
   * @returns `false` if the form cannot be opened. The undo can be retried then.
   */
  openForm(error?: unknown): boolean
}

/**
 * Returns a function that deletes a resource after confirmation. The deletion is sent at once. A failure shows the resource
 * again; undoing recreates it with a new id.
 */
export function useDeletion<Input, Params, Created>({
  remove: removal,
  create: creation,
  texts
}: Actions<Input, Params, Created>): (
  input: Input,
  deletion: Deletion<Params, Created>
) => Promise<MutationOutcome<unknown>> {
  const { messages } = useElement()
  const toasts = useToasts()
  const create = useAction(creation)
  const remove = useAction(removal)

  const failing = (subject: string, message: string) => (error: unknown) => ({
    subject,
    message: failureText(error, message, messages)
  })
  async function recreate(deletion: Deletion<Params, Created>, snapshot: Snapshot): Promise<void> {
    const { subject, again, onCreated, openForm } = deletion
    const params = again()
    if (!params) return openForm() ? undefined : toasts.show({ variant: 'error', subject, message: texts.failed })
    const undone = { subject, message: messages.general.undone }
    const outcome = await create(params, {
      isUndo: true,
      snapshot,
      texts: {
        ...(!onCreated && { success: undone }),
        failed: (error) => ({
          ...failing(subject, texts.failed)(error),
          ...(isInvalidInputError(error) && openForm(error) && { canRetry: false })
        })
      }
    })
    if (outcome.status === 'done') await onCreated?.(outcome.answer, snapshot)
  }
  return (input, deletion) => {
    const { subject, again } = deletion
    return remove(input, {
      undo() {
        const params = again()
        return {
          operation: params && creation.change(params).operation,
          run: (snapshot) => recreate(deletion, snapshot)
        }
      },
      texts: { success: { subject, message: texts.deleted }, failed: failing(subject, texts.deleteFailed) }
    })
  }
}
