import type { ReactNode } from 'react'
import type { Device } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { ResourceScreen } from '../../element/frame/resource-screen.js'
import type { ScreenReport } from '../../element/frame/use-screen.js'
import { useResource } from '../../element/hooks/use-query.js'
import { Unplug, Wifi, WifiOff } from '../../ui/icons.js'
import { Reading } from '../../ui/layout/reading.js'
import { registerStyles } from '../../ui/style/styles.js'
import { deviceQuery } from './data/queries.js'
import { DeviceAlerts } from './device-alerts.js'
import { DeviceColumns } from './device-columns.js'
import frameCss from './device-frame.css'
import { DeviceHero } from './device-hero.js'
import { DeviceInformation } from './device-information.js'
import css from './device-screen.css'
import { DeviceSkeleton } from './device-skeleton.js'
import { onlineStatus } from './rules/device-status.js'
import { useOfflineSince } from './use-offline-since.js'

/** Online status of a device without another reading. */
function ConnectionReading({ device }: { readonly device: Device }) {
  const { device: texts } = useTexts()
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

registerStyles(frameCss)
registerStyles(css)

export interface DeviceScreenProps {
  readonly deviceId?: string | undefined
}

interface Props extends DeviceScreenProps {
  readonly title: (device: Device | undefined) => string
  /** Controls next to the title. */
  readonly actions?: ReactNode
  /** Returns the name in telemetry, or `false` to report nothing. */
  readonly view: (device: Device | undefined) => ScreenReport['view']
  /** Renders the top and the alerts. @default the alerts and the online status */
  readonly renderHero?: ((device: Device, alerts: ReactNode) => ReactNode) | undefined
  /** Opens the access codes of the device, if it has any. */
  readonly onCodes?: (() => void) | undefined
  /** Renders the end of the screen, which may load later. */
  readonly renderEnd: (device: Device) => ReactNode
  readonly children: (device: Device) => ReactNode
  /** `true` to show the end and the information next to the rest if there is room. @default false */
  readonly isSplit?: boolean
}

/** Frame of a device screen: alerts, top, specific content, information and end. */
export function DeviceScreen(props: Props) {
  const { deviceId, title, actions, view, renderHero, onCodes, renderEnd, children, isSplit = false } = props
  const { device: texts } = useTexts()
  const { resource, status } = useResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  return (
    <ResourceScreen
      name="device-details"
      ids={{ deviceId }}
      view={view(resource)}
      id={deviceId}
      resource={resource}
      status={status}
      texts={texts}
      title={title(resource)}
      actions={actions}
      skeleton={<DeviceSkeleton kind={isSplit ? 'lock' : 'thermostat'} />}
    >
      {(device) => {
        const alerts = <DeviceAlerts device={device} onCodes={onCodes} />
        return (
          <DeviceColumns
            key={deviceId}
            splitFrom={isSplit ? 600 : undefined}
            side={
              <>
                {renderEnd(device)}
                <DeviceInformation device={device} />
              </>
            }
          >
            {renderHero?.(device, alerts) || (
              <>
                {alerts}
                <DeviceHero device={device} isStatusShown={false}>
                  <ConnectionReading device={device} />
                </DeviceHero>
              </>
            )}
            {children(device)}
          </DeviceColumns>
        )
      }}
    </ResourceScreen>
  )
}
