import { useMessages } from '../custom-element/element-context.js'
import { useOnline } from '../hooks/use-online.js'
import { Alert } from '../../ui/feedback/alert.js'
import { WifiOff } from '../../ui/icons.js'
import bannerCss from '../../ui/feedback/banner.css'
import { registerStyles } from '../../ui/style/styles.js'
import { LiveRegion } from '../../ui/feedback/live-region.js'

registerStyles(bannerCss)

/** Notice that is shown while the browser is offline. */
export function OfflineNotice() {
  const { general } = useMessages()
  const isOnline = useOnline()
  return (
    <LiveRegion className="offline">
      {!isOnline && (
        <Alert variant="warning" icon={<WifiOff />}>
          {general.offline}
        </Alert>
      )}
    </LiveRegion>
  )
}
