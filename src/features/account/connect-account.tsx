import { useMessages } from '../../element/custom-element/element-context.js'
import { errorText } from '../../element/hooks/error-text.js'
import { useConnection } from '../../element/hooks/use-connection.js'
import { useContentState } from '../../element/hooks/use-content-state.js'
import { useScreenChange } from '../../element/hooks/use-screen-change.js'
import { useShownScreen } from '../../element/hooks/use-shown-screen.js'
import type { CustomMetadata } from '../../client/resources.js'
import { Alert } from '../../ui/feedback/alert.js'
import { Button } from '../../ui/actions/button.js'
import { registerStyles } from '../../ui/style/styles.js'
import { useBack } from '../../element/frame/screen-place.js'
import css from './connect-account.css'
import { ConnectionBanner } from './connection-banner.js'
import { useConnectAccount } from './use-connect-account.js'

registerStyles(css)

interface Props {
  /** Kept with the account. */
  readonly customMetadata?: CustomMetadata
}

/** A button that leads to the page on which an account is connected. */
export function ConnectAccount({ customMetadata }: Props) {
  useShownScreen('connect-account')
  useScreenChange('connect-account')
  const connection = useConnection()
  const isTryingAgain = connection.status === 'connecting' && connection.failureCount > 0
  useContentState(connection.status === 'ready' ? 'ready' : isTryingAgain ? 'error' : 'loading')
  const messages = useMessages()
  const { connect, failed } = messages.connectAccount
  const leave = useBack()
  const { isPending, error, press } = useConnectAccount(customMetadata)
  return (
    <div className="connect-account">
      {leave && (
        <Button variant="plain" onClick={leave}>
          {messages.general.back}
        </Button>
      )}
      <Button variant="primary" pending={isPending} onClick={() => press()}>
        {connect}
      </Button>
      <ConnectionBanner />
      {error !== undefined && (
        <div role="alert">
          <Alert variant="error">
            <p>{failed}</p>
            <small>{errorText(error, messages)}</small>
          </Alert>
        </div>
      )}
    </div>
  )
}
