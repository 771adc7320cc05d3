import type { ReactNode } from 'react'
import type { CustomMetadata } from '../../client/resources.js'
import { useMessages } from '../../element/custom-element/element-context.js'
import { errorText } from '../../element/hooks/error-text.js'
import { Button } from '../../ui/actions/button.js'
import { Alert } from '../../ui/feedback/alert.js'
import { useConnectAccount } from './use-connect-account.js'

interface Props {
  /** Kept with the account. */
  readonly customMetadata?: CustomMetadata | undefined
  /** Stands between the button and why it failed. */
  readonly children?: ReactNode
}

/** The button that leads to the page on which an account is connected, and why that failed. */
export function ConnectControl({ customMetadata, children }: Props) {
  const messages = useMessages()
  const { connect, failed } = messages.connectAccount
  const { isPending, error, press } = useConnectAccount(customMetadata)
  return (
    <>
      <Button variant="primary" pending={isPending} onClick={() => press()}>
        {connect}
      </Button>
      {children}
      {error !== undefined && (
        <div role="alert">
          <Alert variant="error">
            <p>{failed}</p>
            <small>{errorText(error, messages)}</small>
          </Alert>
        </div>
      )}
    </>
  )
}
