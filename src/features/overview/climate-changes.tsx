import { type ReactNode, useState } from 'react'
import { useMessages } from '../../element/custom-element/element-context.js'
import type { Device } from '../../core/resources/resources.js'
import { displayZone, zoneLabel } from '../../core/values/time-zone.js'
import { useActiveSetting } from '../schedule/use-active-setting.js'
import { deviceName } from '../device/rules/device.js'
import { OVERVIEW } from '../../messages/overview/en.js'
import { OverviewPart } from './overview-part.js'
import { OverviewRow } from './overview-row.js'
import { useOverviewNavigation } from './overview-navigation.js'
import { LoadNotices } from './load-notices.js'
import type { PlannedThermostat } from './rules/climate-changes.js'
import { useClimateChanges } from './use-climate-changes.js'

/** Row with the current scheduled setting of a thermostat, its end, and the next setting. */
function ClimateRow({ device, exceptions }: PlannedThermostat) {
  const { device: texts, general } = useMessages()
  const { openDevice } = useOverviewNavigation()
  const zone = displayZone(device)
  const { sentence } = useActiveSetting(device, exceptions, zone)
  const id = `climate ${device.device_id}`
  return (
    <OverviewRow
      id={id}
      title={deviceName(device) ?? texts.unnamed}
      subtitle={<bdi>{general.facts([sentence, zoneLabel(zone)])}</bdi>}
      onPress={() => openDevice(id, device)}
    />
  )
}

interface Props {
  readonly thermostats: readonly Device[]
  /** `false` while the sections above are loading. The schedules are fetched meanwhile. */
  readonly isReady: boolean
  /** Shown instead until the schedules are read. */
  readonly progress: ReactNode
  /** Shown at the end. */
  readonly children: ReactNode
}

export function ClimateChanges({ thermostats, isReady, progress, children }: Props) {
  const texts = useMessages(OVERVIEW)
  const { changes, reads, retry } = useClimateChanges(thermostats)
  // Stays `true` when thermostats are added.
  const [isShown, setShown] = useState(false)
  if (!isShown && isReady && reads.isAttempted) setShown(true)
  if (!isShown) return progress
  return (
    <>
      <LoadNotices reads={reads} failed={texts.schedulesFailed} onRetry={retry} />
      <OverviewPart
        kind="climate"
        title={texts.climate}
        items={changes}
        renderRow={(thermostat) => <ClimateRow key={thermostat.device.device_id} {...thermostat} />}
      />
      {children}
    </>
  )
}
