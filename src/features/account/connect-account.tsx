import type { CustomMetadata } from '../../client/resources.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { useBack } from '../../element/frame/navigation-context.js'
import { useScreen } from '../../element/frame/use-screen.js'
import { useConnection } from '../../element/hooks/use-session-state.js'
import { Button } from '../../ui/actions/button.js'
import { Banner } from '../../ui/feedback/banner.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './connect-account.css'
import { ConnectControl } from './connect-control.js'

/** Banner that the session could not be created, with "Try again". */
function ConnectionBanner() {
  const { session, messages } = useElement()
  const connection = useConnection()
  if (connection.status !== 'connecting' || connection.failureCount === 0) return null
  const { stillTrying, tryAgain } = messages.general
  return (
    <Banner
      message={messages.session.failed}
      detail={stillTrying}
      actionLabel={tryAgain}
      onAction={() => session.reconnect()}
    />
  )
}

registerStyles(css)

interface Props {
  /** Metadata stored with the account. */
  readonly customMetadata?: CustomMetadata
}

/** A button that opens the page for connecting an account. */
export function ConnectAccount({ customMetadata }: Props) {
  const connection = useConnection()
  const isRetrying = connection.status === 'connecting' && connection.failureCount > 0
  useScreen({
    name: 'connect-account',
    state: connection.status === 'ready' ? 'ready' : isRetrying ? 'error' : 'loading'
  })
  const messages = useTexts()
  const leave = useBack()
  return (
    <div className="connect-account inline wrap gap-x-3">
      {leave && (
        <Button variant="plain" onClick={leave}>
          {messages.general.back}
        </Button>
      )}
      <ConnectControl customMetadata={customMetadata}>
        <ConnectionBanner />
      </ConnectControl>
    </div>
  )
}
