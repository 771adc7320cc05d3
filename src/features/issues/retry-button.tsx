import { useAction } from '../../element/actions/use-action.js'
import { useIsChanging } from '../../element/hooks/use-under-way.js'
import { useIssueMessages } from '../../element/loading/later-texts.js'
import type { ChangedAccessCode } from '../access-codes/rules/access-code-parameters.js'
import { accessCodeKey, updateAccessCode } from '../access-codes/access-code-actions.js'
import { Button } from '../../ui/actions/button.js'
import { useStepFailure } from './use-step-failure.js'

interface Props {
  readonly resolve: (act: () => void) => void
  /** What the code is to be, as it is here. */
  readonly values: ChangedAccessCode
}

/** Has the platform set a code once more, with what it has. */
export function RetryButton({ resolve, values }: Props) {
  const { issues: texts } = useIssueMessages()
  const update = useAction(updateAccessCode)
  const failed = useStepFailure()
  const isPending = useIsChanging(accessCodeKey(values.access_code_id))
  return (
    <Button
      pending={isPending}
      onClick={() => resolve(() => void update({ edit: values, becomes: values }, { texts: { failed } }))}
    >
      {texts.tryAgain}
    </Button>
  )
}
