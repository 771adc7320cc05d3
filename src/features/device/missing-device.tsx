import { useMessages } from '../../element/custom-element/element-context.js'
import { useScreenChange } from '../../element/hooks/use-screen-change.js'
import { MISSING, ResourceScreen } from '../../element/frame/resource-screen.js'
import type { DeviceScreenProps } from './device-screen.js'

/** Stands in the place of a device that the host does not want shown, as of one that is not there. */
export function MissingDevice({ deviceId }: DeviceScreenProps) {
  useScreenChange('device-details', { deviceId })
  const { device: texts } = useMessages()
  return (
    <ResourceScreen title={texts.titles.lock} id={deviceId} resource={undefined} status={MISSING} texts={texts}>
      {() => null}
    </ResourceScreen>
  )
}
