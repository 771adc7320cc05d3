import { useElement } from '../../element/custom-element/element-context.js'
import { useConnection } from '../../element/hooks/use-session-state.js'
import { Banner } from '../../ui/feedback/banner.js'

/** Banner that the session could not be created, with "Try again". */
export function ConnectionBanner() {
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
