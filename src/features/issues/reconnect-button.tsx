import { useMessages } from '../../element/custom-element/element-context.js'
import { errorText } from '../../element/hooks/error-text.js'
import type { Device } from '../../core/resources/resources.js'
import { Button } from '../../ui/actions/button.js'
import { ISSUES } from '../../messages/issues/en.js'
import { useReconnect } from './use-reconnect.js'
import { useResolve } from './use-resolve.js'

interface Props {
  readonly code: string
  readonly device: Device
  /** `true` if it is about the account rather than this device. @default false */
  readonly isOfAccount?: boolean
}

export function ReconnectButton({ code, device, isOfAccount = false }: Props) {
  const messages = useMessages()
  const texts = useMessages(ISSUES)
  const { isPending, error, press } = useReconnect(device)
  const target = isOfAccount ? { accountId: device.connected_account_id } : { device }
  const resolve = useResolve(
    { step: 'reconnect', code },
    typeof target.accountId === 'string' ? { accountId: target.accountId } : { device }
  )
  return (
    <>
      <Button pending={isPending} onClick={() => resolve(press)}>
        {texts.reconnect}
      </Button>
      {error !== undefined && (
        <div role="alert">
          {messages.connectAccount.failed} {messages.connectAccount.nextStep}
          <small>{errorText(error, messages)}</small>
        </div>
      )}
    </>
  )
}
