import { useMessages } from '../element/custom-element/element-context.js'
import { useOnline } from '../element/hooks/use-online.js'
import { Alert } from '../ui/feedback/alert.js'
import { useStyles } from '../ui/style/styles.js'
import css from './offline-notice.css'

/** Says that there is no network, while there is none. */
export function OfflineNotice() {
  useStyles(css)
  const { general } = useMessages()
  return <output className="offline">{!useOnline() && <Alert variant="warning">{general.offline}</Alert>}</output>
}
