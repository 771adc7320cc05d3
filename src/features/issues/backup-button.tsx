import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { AccessCodeCreatedEvent } from '../access-codes/access-code-events.js'
import { errorText } from '../../element/hooks/error-text.js'
import { useSend } from '../../element/actions/use-send.js'
import { useIsChanging } from '../../element/hooks/use-under-way.js'
import { useIssueMessages } from '../../element/loading/later-texts.js'
import type { AccessCode, Device } from '../../core/resources/resources.js'
import { text } from '../../core/values/value.js'
import { accessCodeKey } from '../access-codes/data/access-code-changes.js'
import { accessCodeQuery } from '../access-codes/data/access-code-queries.js'
import { pullBackupAccessCode } from '../access-codes/data/backup-access-code.js'
import { readAgain } from '../../core/queries/read-again.js'
import { Button } from '../../ui/actions/button.js'
import { useToasts } from '../../ui/feedback/toasts.js'

interface Props {
  readonly resolve: (act: () => void) => void
  readonly code: AccessCode
  readonly device: Device
  /** Is told which code was taken. */
  readonly onTaken: (accessCodeId: string) => void
}

/** Takes a backup code in the place of one that does not work. */
export function BackupButton({ resolve, code, device, onTaken }: Props) {
  const { session, controller } = useElement()
  const messages = useMessages()
  const { issues: texts } = useIssueMessages()
  const change = useSend()
  const toasts = useToasts()
  const isPending = useIsChanging(accessCodeKey(code.access_code_id))

  async function take(): Promise<void> {
    const outcome = await change(pullBackupAccessCode(code, device.device_id))
    if (outcome.status === 'failed') {
      toasts.show({ variant: 'error', subject: texts.stepFailed, message: errorText(outcome.error, messages) })
    }
    if (outcome.status !== 'done') return
    const { access_code_id, name, code: pin, type, starts_at, ends_at } = outcome.answer
    const digits = text(pin)
    const [startsAt, endsAt] = [text(starts_at), text(ends_at)]
    onTaken(access_code_id)
    controller.dispatch(
      new AccessCodeCreatedEvent({
        access_code_id,
        device_id: device.device_id,
        name: text(name) ?? '',
        ...(digits && { code: digits }),
        type: type === 'time_bound' ? 'time_bound' : 'ongoing',
        ...(startsAt && { starts_at: startsAt }),
        ...(endsAt && { ends_at: endsAt })
      })
    )
    void readAgain(session, accessCodeQuery(code.access_code_id))
  }
  return (
    <Button pending={isPending} onClick={() => resolve(() => void take())}>
      {texts.takeBackup}
    </Button>
  )
}
