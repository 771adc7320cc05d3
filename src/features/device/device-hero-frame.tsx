import type { ReactNode } from 'react'
import type { Device } from '../../core/resources/resources.js'
import type { Messages } from '../../messages/en.js'
import { Hero } from '../../ui/layout/hero.js'
import { BatteryStatus, OnlineStatus } from './device-status.js'
import { makerAndModel } from './rules/device.js'

export interface DeviceHeroProps {
  readonly device: Device
  /** At the end of the line of its name. */
  readonly aside?: ReactNode
  /** Whether the line under the name says whether it can be reached, since nothing else does. @default true */
  readonly tellsStatus?: boolean
  /** What it says, and what can be done with it. */
  readonly children: ReactNode
}

interface Props extends DeviceHeroProps {
  readonly messages: Messages
  readonly picture: ReactNode
  readonly name: ReactNode
}

/** The top of a screen about a device: its picture, its name, a line of what else is worth a word, and what it says. */
export function DeviceHeroFrame({ device, aside, tellsStatus = true, messages, picture, name, children }: Props) {
  const model = makerAndModel(device)
  return (
    <Hero
      label={messages.device.overview}
      picture={picture}
      title={name}
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
