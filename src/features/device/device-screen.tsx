import type { ReactNode } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { useResource } from '../../element/hooks/use-query.js'
import { useScreenChange } from '../../element/hooks/use-screen-change.js'
import type { Device } from '../../core/resources/resources.js'
import { deviceQuery } from './data/queries.js'
import { registerStyles } from '../../ui/style/styles.js'
import { ResourceScreen } from '../../element/frame/resource-screen.js'
import { DeviceAlerts } from './device-alerts.js'
import { ConnectionReading } from './connection-reading.js'
import { DeviceHero } from './device-hero.js'
import { DeviceInformation } from './device-information.js'
import css from './device-screen.css'

registerStyles(css)

/** What every screen about one device takes. */
export interface DeviceScreenProps {
  readonly deviceId?: string | undefined
}

interface Props extends DeviceScreenProps {
  readonly title: (device: Device | undefined) => string
  /** What stands on top; for a device that has nothing to say, whether it can be reached. */
  readonly renderHero?: ((device: Device) => ReactNode) | undefined
  /** Shows the codes of the device, if it has any. */
  readonly onCodes?: (() => void) | undefined
  /** What stands below all else, and may come later. */
  readonly renderEnd: (device: Device) => ReactNode
  readonly children: (device: Device) => ReactNode
}

/** The frame of a screen about one device: alerts, its hero, what is particular to it, its info, and what stands at the end. */
export function DeviceScreen({ deviceId, title, renderHero, onCodes, renderEnd, children }: Props) {
  useScreenChange('device-details', { deviceId })
  const { device: texts } = useMessages()
  const { resource, status } = useResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  return (
    <ResourceScreen id={deviceId} {...{ resource, status, texts }} title={title(resource)}>
      {(device) => (
        <div key={deviceId} className="device">
          <DeviceAlerts device={device} onCodes={onCodes} />
          {renderHero?.(device) || (
            <DeviceHero device={device} tellsStatus={false}>
              <ConnectionReading device={device} />
            </DeviceHero>
          )}
          {children(device)}
          <DeviceInformation device={device} />
          {renderEnd(device)}
        </div>
      )}
    </ResourceScreen>
  )
}
