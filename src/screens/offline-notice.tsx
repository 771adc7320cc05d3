import { useMessages } from '../element/element-context.js'
import { useOnline } from '../element/use-online.js'
import { Alert } from '../ui/alert.js'
import { useStyles } from '../ui/styles.js'
import css from './offline-notice.css'

/** Says that there is no network, while there is none. */
export function OfflineNotice() {
  useStyles(css)
  const { general } = useMessages()
  return <output className="offline">{!useOnline() && <Alert variant="warning">{general.offline}</Alert>}</output>
}
