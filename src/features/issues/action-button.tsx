import { useAction } from '../../element/actions/use-action.js'
import { useMessages } from '../../element/custom-element/element-context.js'
import { failureReason } from '../../element/hooks/failure-text.js'
import { useIsPending } from '../../element/hooks/use-pending-mutation.js'
import type { Action } from '../../core/actions/action.js'
import { Button } from '../../ui/actions/button.js'
import { ISSUES } from '../../messages/issues/en.js'

interface Props<Input, Resource, Answer> {
  /** Runs the step unless the host handles it. */
  readonly resolve: (act: () => void) => void
  readonly action: Action<Input, Resource, Answer>
  readonly input: Input
  readonly label: string
  readonly onDone?: (answer: Answer) => void
}

/** Button of a step that runs an action. After a failure it can be pressed again. */
export function ActionButton<Input, Resource, Answer>(props: Props<Input, Resource, Answer>) {
  const { resolve, action, input, label, onDone } = props
  const messages = useMessages()
  const texts = useMessages(ISSUES)
  const run = useAction(action)
  const isPending = useIsPending(action.change(input).key)

  async function take(): Promise<void> {
    const failed = (error: unknown) => ({
      subject: texts.stepFailed,
      message: failureReason(error, messages),
      canRetry: false
    })
    const outcome = await run(input, { texts: { failed } })
    if (outcome.status === 'done') onDone?.(outcome.answer)
  }
  return (
    <Button pending={isPending} onClick={() => resolve(() => void take())}>
      {label}
    </Button>
  )
}
