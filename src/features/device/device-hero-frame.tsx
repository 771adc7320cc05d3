import type { ReactNode } from 'react'
import type { Device } from '../../core/resources/resources.js'
import type { Messages } from '../../messages/en.js'
import { Hero } from '../../ui/layout/hero.js'
import { BatteryStatus, OnlineStatus } from './device-status.js'
import { manufacturerAndModel } from './rules/device.js'
import { hasLowBattery } from './rules/device-status.js'

export interface DeviceHeroProps {
  readonly device: Device
  /** `true` to show the online status and the battery below the name even if they are good. @default true */
  readonly isStatusShown?: boolean
  /** Reading and controls. */
  readonly children: ReactNode
}

interface Props extends DeviceHeroProps {
  readonly messages: Messages
  readonly picture: ReactNode
  readonly name: ReactNode
}

/** Top of a device screen: picture, name, metadata and reading. */
export function DeviceHeroFrame({ device, isStatusShown = true, messages, picture, name, children }: Props) {
  const model = manufacturerAndModel(device)
  return (
    <Hero
      label={messages.device.overview}
      picture={picture}
      title={name}
      meta={
        <>
          {isStatusShown && <OnlineStatus device={device} messages={messages} />}
          {(isStatusShown || hasLowBattery(device)) && <BatteryStatus device={device} messages={messages} />}
          {model && <bdi title={model}>{model}</bdi>}
        </>
      }
    >
      {children}
    </Hero>
  )
}
