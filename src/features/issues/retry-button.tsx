import { useMessages } from '../../element/custom-element/element-context.js'
import { AccessCodeUpdatedEvent } from '../access-codes/access-code-events.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { errorText } from '../../element/hooks/error-text.js'
import { useSend } from '../../element/actions/use-send.js'
import { useIsChanging } from '../../element/hooks/use-under-way.js'
import { useIssueMessages } from '../../element/loading/later-texts.js'
import type { ChangedAccessCode } from '../access-codes/rules/access-code-parameters.js'
import { accessCodeKey, updateAccessCode } from '../access-codes/data/access-code-changes.js'
import { Button } from '../../ui/actions/button.js'
import { useToasts } from '../../ui/feedback/toasts.js'

interface Props {
  readonly resolve: (act: () => void) => void
  /** What the code is to be, as it is here. */
  readonly values: ChangedAccessCode
}

/** Has the platform set a code once more, with what it has. */
export function RetryButton({ resolve, values }: Props) {
  const { controller } = useElement()
  const messages = useMessages()
  const { issues: texts } = useIssueMessages()
  const change = useSend()
  const toasts = useToasts()
  const isPending = useIsChanging(accessCodeKey(values.access_code_id))

  async function retry(): Promise<void> {
    const outcome = await change(updateAccessCode(values))
    if (outcome.status === 'done') {
      toasts.show({ variant: 'success', message: messages.accessCodeForm.updated })
      controller.dispatch(new AccessCodeUpdatedEvent(values))
    }
    if (outcome.status === 'failed') {
      toasts.show({ variant: 'error', subject: texts.stepFailed, message: errorText(outcome.error, messages) })
    }
  }
  return (
    <Button pending={isPending} onClick={() => resolve(() => void retry())}>
      {texts.tryAgain}
    </Button>
  )
}
