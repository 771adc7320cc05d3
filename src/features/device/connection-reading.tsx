import { useMessages } from '../../element/custom-element/element-context.js'
import { onlineStatus } from './rules/device-status.js'
import type { Device } from '../../core/resources/resources.js'
import { Unplug, Wifi, WifiOff } from '../../ui/icons.js'
import { Reading } from '../../ui/layout/reading.js'
import { useOfflineSince } from './use-offline-since.js'

/** Online status of a device without another reading. */
export function ConnectionReading({ device }: { readonly device: Device }) {
  const { device: texts } = useMessages()
  const since = useOfflineSince(device)
  const status = onlineStatus(device)
  if (status === 'online')
    return (
      <Reading size="title" icon={<Wifi />}>
        {texts.online}
      </Reading>
    )
  const isAccount = status === 'account-offline'
  return (
    <Reading
      size="title"
      icon={isAccount ? <Unplug /> : <WifiOff />}
      tone="danger"
      note={since && texts.lastReached(since)}
    >
      {isAccount ? texts.accountOffline : texts.deviceOffline}
    </Reading>
  )
}
