import { useMemo, useState } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import { useNow } from '../../element/hooks/use-now.js'
import { useResource, useResources } from '../../element/hooks/use-query.js'
import { useShownScreen } from '../../element/hooks/use-shown-screen.js'
import { isNoisy, noiseLevel } from '../../model/noise-level.js'
import { noiseWindows, noiseZone } from '../../model/noise-thresholds.js'
import { localZone } from '../../model/time-zone.js'
import type { Device } from '../../model/resources.js'
import { noiseThresholdListQuery } from '../../store/noise-queries.js'
import { deviceQuery } from '../../store/queries.js'
import { AudioLines } from '../../ui/icons.js'
import { PropertyRow } from '../../ui/layout/property-row.js'
import { Status } from '../../ui/feedback/status.js'
import { registerStyles } from '../../ui/style/styles.js'
import { Tabs } from '../../ui/layout/tabs.js'
import { DeviceAlerts } from '../device/device-alerts.js'
import { DeviceCard } from '../device/device-card.js'
import { DeviceInformation } from '../device/device-information.js'
import deviceCss from '../device/device-screen.css'
import type { DeviceScreenProps } from '../device/device-screen.js'
import { ResourceScreen } from '../resource-screen.js'
import { levelText } from './level-text.js'
import { NoiseActivity } from './noise-activity.js'
import css from './noise-sensor.css'
import { NoiseThresholds } from './noise-thresholds.js'
import { useThresholdFaults } from './use-threshold-faults.js'

registerStyles(deviceCss)
registerStyles(css)

interface Props {
  readonly device: Device
}

/** How loud it is now. */
function LevelRow({ device }: Props) {
  const messages = useMessages()
  const { noiseSensor: texts } = messages
  const level = noiseLevel(device)
  const words = [level ? levelText(level, messages) : texts.unknown]
  if (isNoisy(device)) words.push(texts.noisy)
  return (
    <PropertyRow label={texts.level}>
      <Status icon={<AudioLines />} tone={isNoisy(device) ? 'danger' : undefined}>
        <bdi>{words.join(' ')}</bdi>
      </Status>
    </PropertyRow>
  )
}

/** How loud it may be, and how loud it was, on the clocks of one zone. */
function NoiseTabs({ device }: Props) {
  const { noiseSensor: texts } = useMessages()
  const [selected, setSelected] = useState<'details' | 'activity'>('details')
  const { resources, standing } = useResources(noiseThresholdListQuery(device.device_id))
  useThresholdFaults(device.device_id, resources)
  const now = useNow()
  const known = noiseZone(device, resources)
  const zone = known ?? localZone()
  const windows = useMemo(() => noiseWindows(resources, zone, now), [resources, zone, now])
  // Until it is known which zone it is, no time can be shown.
  const isZoneKnown = known !== undefined || standing.ids !== undefined || standing.error !== undefined
  const footer = (shown: string | undefined) => shown && <p className="noise-zone">{texts.allTimesIn(shown)}</p>

  const details = (
    <>
      <NoiseThresholds device={device} windows={windows} standing={standing} />
      {footer(known)}
      <DeviceInformation device={device} />
    </>
  )
  const activity = (
    <>
      <NoiseActivity deviceId={device.device_id} windows={windows} zone={isZoneKnown ? zone : undefined} />
      {footer(zone)}
    </>
  )
  return (
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
  )
}

/** The details of a noise sensor: how loud it is, may be, and was. */
export function NoiseSensorDetails({ deviceId, ...place }: DeviceScreenProps) {
  useShownScreen('noise-sensor-details')
  const { device: texts } = useMessages()
  const { resource, standing } = useResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  return (
    <ResourceScreen
      {...place}
      id={deviceId}
      {...{ resource, standing, texts }}
      title={texts.titles['noise-sensor']}
    >
      {(device) => (
        <div key={deviceId} className="device">
          <DeviceAlerts device={device} />
          <DeviceCard device={device}>
            <LevelRow device={device} />
          </DeviceCard>
          <NoiseTabs device={device} />
        </div>
      )}
    </ResourceScreen>
  )
}
