import { useMessages } from '../element/element-context.js'
import { useOnline } from '../element/use-online.js'
import { Alert } from '../ui/alert.js'

/** Says that there is no network, while there is none. */
export function OfflineNotice() {
  const { general } = useMessages()
  return <output>{!useOnline() && <Alert variant="warning">{general.offline}</Alert>}</output>
}
