import { useCallback, useMemo } from 'react'
import { type QueryStatus, useResource, useResources } from '../../element/hooks/use-query.js'
import type { Device } from '../../core/resources/resources.js'
import { displayZone, localZone } from '../../core/values/time-zone.js'
import { deviceListQuery, deviceQuery } from '../device/data/queries.js'
import type { ActivityOptions } from './activity-options.js'

/** Devices whose names and time zones are shown. */
export interface ActivityDevices {
  readonly devices: readonly Device[]
  readonly devicesStatus: QueryStatus
  readonly deviceOf: (id: string | undefined) => Device | undefined
  /** Time zone of a device, or of events without one. */
  readonly zoneOf: (deviceId: string | undefined) => string
}

export function useActivityDevices({ deviceId, deviceIds }: ActivityOptions): ActivityDevices {
  const single = useResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  const many = useResources(deviceId === undefined ? deviceListQuery({ deviceIds }) : undefined)
  const devices = useMemo(
    () => (deviceId === undefined ? many.resources : single.resource ? [single.resource] : []),
    [deviceId, many.resources, single.resource]
  )
  const byId = useMemo(() => new Map(devices.map((device) => [device.device_id, device])), [devices])
  const deviceOf = useCallback((id: string | undefined) => byId.get(id ?? ''), [byId])
  // Keeps its identity while no time zone changes, so that thousands of rows stay as they are.
  const written = useMemo(
    () => JSON.stringify(devices.map((device) => [device.device_id, displayZone(device)])),
    [devices]
  )
  const zoneOf = useMemo(() => {
    const here = localZone()
    const read: [string, string][] = JSON.parse(written)
    const zones = new Map(read)
    return (id: string | undefined) => zones.get(id ?? '') ?? here
  }, [written])
  return { devices, devicesStatus: deviceId === undefined ? many.status : single.status, deviceOf, zoneOf }
}
