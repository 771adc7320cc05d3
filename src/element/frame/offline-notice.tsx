import { useMessages } from '../custom-element/element-context.js'
import { useOnline } from '../hooks/use-online.js'
import { Alert } from '../../ui/feedback/alert.js'
import { registerStyles } from '../../ui/style/styles.js'
import css from './offline-notice.css'

registerStyles(css)

/** Says that there is no network, while there is none. */
export function OfflineNotice() {
  const { general } = useMessages()
  return <output className="offline">{!useOnline() && <Alert variant="warning">{general.offline}</Alert>}</output>
}
