import { useMessages } from '../../element/custom-element/element-context.js'
import { MISSING, ResourceScreen } from '../../element/frame/resource-screen.js'
import type { DeviceScreenProps } from './device-screen.js'

/** Shown instead of a device that doesn't exist or that the host's options hide. */
export function MissingDevice({ deviceId }: DeviceScreenProps) {
  const { device: texts } = useMessages()
  return (
    <ResourceScreen
      name="device-details"
      ids={{ deviceId }}
      view={false}
      title={texts.titles.lock}
      id={deviceId}
      resource={undefined}
      status={MISSING}
      texts={texts}
    >
      {() => null}
    </ResourceScreen>
  )
}
