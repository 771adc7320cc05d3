import type { ReactNode } from 'react'
import type { CustomMetadata } from '../../client/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { errorReason, requestText } from '../../element/hooks/error-text.js'
import { Button } from '../../ui/actions/button.js'
import { Alert } from '../../ui/feedback/alert.js'
import { Plus } from '../../ui/later-icons.js'
import { useConnectAccount } from './use-connect-account.js'

interface Props {
  /** Metadata stored with the account. */
  readonly customMetadata?: CustomMetadata | undefined
  /** Shown between the button and the error. */
  readonly children?: ReactNode
}

/** Button that opens the page for connecting an account, with the error if that failed. */
export function ConnectControl({ customMetadata, children }: Props) {
  const messages = useTexts()
  const { connect, failed, nextStep } = messages.connectAccount
  const { isPending, error, press } = useConnectAccount(customMetadata)
  return (
    <>
      <Button variant="primary" icon={<Plus />} pending={isPending} onClick={() => press()}>
        {connect}
      </Button>
      {children}
      {error !== undefined && (
        <div role="alert">
          <Alert variant="error">
            <p>{failed}</p>
            {nextStep}
            <small className="block">{requestText(error, messages) ?? errorReason(error, messages)}</small>
          </Alert>
        </div>
      )}
    </>
  )
}
