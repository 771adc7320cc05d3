import type { ReactNode } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { makerAndModel } from './rules/device.js'
import type { Device } from '../../core/resources/resources.js'
import { Hero } from '../../ui/layout/hero.js'
import { DeviceName } from './device-name.js'
import { DevicePicture } from './device-picture.js'
import { BatteryStatus, OnlineStatus } from './device-status.js'

interface Props {
  readonly device: Device
  /** At the end of the line of its name. */
  readonly aside?: ReactNode
  /** Whether the line under the name says whether it can be reached, since nothing else does. @default true */
  readonly tellsStatus?: boolean
  /** What it says, and what can be done with it. */
  readonly children: ReactNode
}

/** The top of a screen about a device: its picture, its name, a line of what else is worth a word, and what it says. */
export function DeviceHero({ device, aside, tellsStatus = true, children }: Props) {
  const messages = useMessages()
  const model = makerAndModel(device)
  return (
    <Hero
      label={messages.device.overview}
      picture={<DevicePicture device={device} size={48} />}
      title={<DeviceName device={device} />}
      aside={aside}
      meta={
        <>
          {tellsStatus && <OnlineStatus device={device} messages={messages} />}
          <BatteryStatus device={device} messages={messages} tells="level" />
          {model && <bdi>{model}</bdi>}
        </>
      }
    >
      {children}
    </Hero>
  )
}
