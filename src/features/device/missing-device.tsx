import { useTexts } from '../../element/custom-element/element-context.js'
import { MissingScreen } from '../../element/frame/resource-screen.js'
import type { DeviceScreenProps } from './device-screen.js'

/** Shown instead of a device that doesn't exist or that the host's options hide. */
export function MissingDevice({ deviceId }: DeviceScreenProps) {
  const { device: texts } = useTexts()
  return (
    <MissingScreen name="device-details" ids={{ deviceId }} id={deviceId} title={texts.titles.lock} texts={texts} />
  )
}
