import { useState } from 'react'
import { Button } from '../../ui/actions/button.js'
import { Alert } from '../../ui/feedback/alert.js'
import { LiveRegion } from '../../ui/feedback/live-region.js'
import { registerStyles } from '../../ui/style/styles.js'
import { useElement } from '../custom-element/element-context.js'
import { refresh } from '../custom-element/refresh.js'
import { useOnline } from '../hooks/use-online.js'
import css from './offline-notice.css'

registerStyles(css)

/** Notice that is shown while the browser is offline, with a way to try again, because browsers may be wrong. */
export function OfflineNotice() {
  const { controller, messages } = useElement()
  const { general } = messages
  const [isTrying, setTrying] = useState(false)
  const isOnline = useOnline()

  async function tryAgain(): Promise<void> {
    setTrying(true)
    await refresh(controller)
    setTrying(false)
  }
  return (
    <LiveRegion className="offline">
      {!isOnline && (
        <Alert variant="warning">
          <p>{general.offline}</p>
          <Button variant="link" pending={isTrying} onClick={() => void tryAgain()}>
            {general.tryAgain}
          </Button>
        </Alert>
      )}
    </LiveRegion>
  )
}
