import type { ReactNode } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { battery, onlineStatus } from '../../model/device-status.js'
import { makerAndModel } from '../../model/device.js'
import type { Device } from '../../model/resources.js'
import { Card } from '../../ui/layout/card.js'
import { PropertyList } from '../../ui/layout/property-list.js'
import { PropertyRow } from '../../ui/layout/property-row.js'
import { DeviceName } from './device-name.js'
import { DevicePicture } from './device-picture.js'
import { BatteryStatus, OnlineStatus } from './device-status.js'

interface Props {
  readonly device: Device
  /** Rows of what is particular to its kind. */
  readonly children?: ReactNode
}

/** A device at a glance: picture, name, status, power and model. */
export function DeviceCard({ device, children }: Props) {
  const { device: texts } = useMessages()
  const hasPower = battery(device) !== undefined && onlineStatus(device) === 'online'
  return (
    <Card>
      <div className="device-title">
        <DevicePicture device={device} size={48} />
        <DeviceName device={device} />
      </div>
      <PropertyList>
        <PropertyRow label={texts.status}>
          <OnlineStatus device={device} />
        </PropertyRow>
        {hasPower && (
          <PropertyRow label={texts.power}>
            <BatteryStatus device={device} />
          </PropertyRow>
        )}
        {children}
        <PropertyRow label={texts.model}>
          <bdi>{makerAndModel(device) || texts.none}</bdi>
        </PropertyRow>
      </PropertyList>
    </Card>
  )
}
