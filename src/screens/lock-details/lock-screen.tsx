import type { ReactNode } from 'react'
import { lazyScreen } from '../../element/custom-element/lazy-screen.js'
import type { Device } from '../../model/resources.js'
import { DeviceScreen, type DeviceScreenProps } from '../device/device-screen.js'
import { type InnerScreen, useInnerScreen } from '../use-inner-screen.js'

const AccessCodeTable = lazyScreen(() =>
  import('../access-codes/table/access-code-table-screen.js').then(({ AccessCodeTableScreen: screen }) => screen)
)

interface Props extends DeviceScreenProps {
  readonly title: (device: Device | undefined) => string
  readonly children: (device: Device, codes: InnerScreen) => ReactNode
}

/** The screen of a device that may have access codes, and the table of these. */
export function LockScreen({ takesFocus = false, children, ...props }: Props) {
  const codes = useInnerScreen(props.deviceId)
  if (codes.isOpen) return <AccessCodeTable deviceId={props.deviceId} onBack={codes.close} takesFocus />
  return (
    <DeviceScreen {...props} takesFocus={takesFocus || codes.wasOpen}>
      {(device) => children(device, codes)}
    </DeviceScreen>
  )
}
