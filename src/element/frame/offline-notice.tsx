import { useMessages } from '../custom-element/element-context.js'
import { useOnline } from '../hooks/use-online.js'
import { Alert } from '../../ui/feedback/alert.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './offline-notice.css'

registerStyles(css)

/** Notice that is shown while the browser is offline. */
export function OfflineNotice() {
  const { general } = useMessages()
  return <output className="offline">{!useOnline() && <Alert variant="warning">{general.offline}</Alert>}</output>
}
