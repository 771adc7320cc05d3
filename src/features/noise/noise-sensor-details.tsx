import { useState } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { useResource } from '../../element/hooks/use-query.js'
import { useScreenChange } from '../../element/hooks/use-screen-change.js'
import { useShownScreen } from '../../element/hooks/use-shown-screen.js'
import type { Device } from '../../core/resources/resources.js'
import { zoneLabel } from '../../core/values/time-zone.js'
import { deviceQuery } from '../device/data/queries.js'
import { registerStyles } from '../../ui/style/styles.js'
import { Tabs } from '../../ui/layout/tabs.js'
import { DeviceAlerts } from '../device/device-alerts.js'
import { DeviceInformation } from '../device/device-information.js'
import deviceCss from '../device/device-screen.css'
import type { DeviceScreenProps } from '../device/device-screen.js'
import { ResourceScreen } from '../../element/frame/resource-screen.js'
import { NoiseActivity } from './noise-activity.js'
import { NoiseHero } from './noise-hero.js'
import css from './noise-sensor.css'
import { NoiseThresholds } from './noise-thresholds.js'
import { useNoise } from './use-noise.js'

registerStyles(deviceCss)
registerStyles(css)

interface Props {
  readonly device: Device
}

/** How loud it is at a sensor, may be, and was, on the clocks of one zone. */
function NoiseSensor({ device }: Props) {
  const { noiseSensor: texts } = useMessages()
  const [selected, setSelected] = useState<'details' | 'activity'>('details')
  const noise = useNoise(device)
  const footer = <p className="noise-zone">{texts.allTimesIn(zoneLabel(noise.zone))}</p>

  const details = (
    <>
      <NoiseThresholds device={device} windows={noise.windows} status={noise.thresholds} />
      {noise.isZoneOwn && footer}
      <DeviceInformation device={device} />
    </>
  )
  const activity = (
    <>
      <NoiseActivity noise={noise} />
      {footer}
    </>
  )
  return (
    <>
      <NoiseHero device={device} noise={noise} />
      <div className="noise">
        <Tabs
          label={texts.tabs}
          selected={selected}
          onSelect={setSelected}
          tabs={[
            { id: 'details', label: texts.details, content: details },
            { id: 'activity', label: texts.activity, content: activity }
          ]}
        />
      </div>
    </>
  )
}

/** The details of a noise sensor: how loud it is, may be, and was. */
export function NoiseSensorDetails({ deviceId }: DeviceScreenProps) {
  useShownScreen('noise-sensor-details')
  useScreenChange('device-details', { deviceId })
  const { device: texts } = useMessages()
  const { resource, status } = useResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  return (
    <ResourceScreen id={deviceId} {...{ resource, status, texts }} title={texts.titles['noise-sensor']}>
      {(device) => (
        <div key={deviceId} className="device">
          <DeviceAlerts device={device} />
          <NoiseSensor device={device} />
        </div>
      )}
    </ResourceScreen>
  )
}
