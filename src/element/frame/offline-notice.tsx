import { Alert } from '../../ui/feedback/alert.js'
import bannerCss from '../../ui/feedback/banner.css'
import { LiveRegion } from '../../ui/feedback/live-region.js'
import { WifiOff } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import { useTexts } from '../custom-element/element-context.js'
import { useOnline } from '../hooks/use-online.js'

registerStyles(bannerCss)

/** Notice that is shown while the browser is offline. */
export function OfflineNotice() {
  const { general } = useTexts()
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
