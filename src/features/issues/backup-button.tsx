import { useAction } from '../../element/actions/use-action.js'
import { useElement } from '../../element/custom-element/element-context.js'
import { useIsChanging } from '../../element/hooks/use-under-way.js'
import { useIssueMessages } from '../../element/loading/later-texts.js'
import type { AccessCode, Device } from '../../core/resources/resources.js'
import { accessCodeKey, pullBackupAccessCode } from '../access-codes/access-code-actions.js'
import { accessCodeQuery } from '../access-codes/data/access-code-queries.js'
import { readAgain } from '../../core/queries/read-again.js'
import { Button } from '../../ui/actions/button.js'
import { useStepFailure } from './use-step-failure.js'

interface Props {
  readonly resolve: (act: () => void) => void
  readonly code: AccessCode
  readonly device: Device
  /** Is told which code was taken. */
  readonly onTaken: (accessCodeId: string) => void
}

/** Takes a backup code in the place of one that does not work. */
export function BackupButton({ resolve, code, device, onTaken }: Props) {
  const { session } = useElement()
  const { issues: texts } = useIssueMessages()
  const pull = useAction(pullBackupAccessCode)
  const failed = useStepFailure()
  const isPending = useIsChanging(accessCodeKey(code.access_code_id))

  async function take(): Promise<void> {
    const outcome = await pull({ code, device }, { texts: { failed } })
    if (outcome.status !== 'done') return
    onTaken(outcome.answer.access_code_id)
    void readAgain(session, accessCodeQuery(code.access_code_id))
  }
  return (
    <Button pending={isPending} onClick={() => resolve(() => void take())}>
      {texts.takeBackup}
    </Button>
  )
}
