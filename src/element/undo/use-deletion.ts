import type { Action } from '../../core/actions/action.js'
import type { MutationOutcome } from '../../core/actions/run-mutation.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { useAction } from '../actions/use-action.js'
import { useElement } from '../custom-element/element-context.js'
import { failureText } from '../hooks/failure-text.js'

interface Actions<Input, Params, Made> {
  readonly remove: Action<Input>
  readonly create: Action<Params, unknown, Made>
  readonly texts: { readonly deleted: string; readonly deleteFailed: string; readonly failed: string }
}

interface Deletion<Params, Made> {
  /** What it is called. */
  readonly subject: string
  /** Whether it is still there, which is asked when its turn has come. */
  isThere(): boolean
  /** What to make it again with; nothing where not all of that is known. */
  again(): Params | undefined
  /** Does what is left to do once it is made again, and tells of it. @default tells that it is undone */
  onMade?(made: Made): unknown
}

/**
 * Deletes something, once a person has confirmed it: at once. It is there again where that fails, and for a while it can be
 * undone, which makes it again with a new id.
 */
export function useDeletion<Input, Params, Made>({
  remove: removal,
  create: creation,
  texts
}: Actions<Input, Params, Made>): (
  input: Input,
  deletion: Deletion<Params, Made>
) => Promise<MutationOutcome<unknown>> {
  const { messages } = useElement()
  const toasts = useToasts()
  const create = useAction(creation)
  const remove = useAction(removal)

  const failing = (subject: string, message: string) => (error: unknown) => ({
    subject,
    message: failureText(error, message, messages)
  })
  async function makeAgain({ subject, again, onMade }: Deletion<Params, Made>): Promise<void> {
    const params = again()
    if (!params) return toasts.show({ variant: 'error', subject, message: texts.failed })
    const undone = { subject, message: messages.general.undone }
    const outcome = await create(params, {
      onConflict: 'queue',
      texts: { ...(!onMade && { success: undone }), failed: failing(subject, texts.failed) }
    })
    if (outcome.status === 'done') await onMade?.(outcome.answer)
  }
  return (input, deletion) => {
    const { subject, isThere } = deletion
    return remove(input, {
      shouldRun: isThere,
      undo: () => makeAgain(deletion),
      texts: { success: { subject, message: texts.deleted }, failed: failing(subject, texts.deleteFailed) }
    })
  }
}
