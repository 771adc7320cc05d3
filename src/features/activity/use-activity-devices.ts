import { useCallback, useMemo } from 'react'
import { type QueryStatus, useResource, useResources } from '../../element/hooks/use-query.js'
import type { Device } from '../../core/resources/resources.js'
import { deviceListQuery, deviceQuery } from '../device/data/queries.js'
import type { ActivityOptions } from './activity-options.js'

/** Devices whose names are shown. */
export interface ActivityDevices {
  readonly devices: readonly Device[]
  readonly devicesStatus: QueryStatus
  readonly deviceOf: (id: string | undefined) => Device | undefined
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
  return { devices, devicesStatus: deviceId === undefined ? many.status : single.status, deviceOf }
}
