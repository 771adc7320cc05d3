import type { ReactNode } from 'react'
import type { Device } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import type { QueryStatus } from '../../element/hooks/use-query.js'
import { Skeleton } from '../../ui/feedback/skeleton.js'
import { deviceName } from './rules/device.js'

/** Returns the name of a device for the header of its screen: a skeleton while it is loading, nothing without a device. */
export function useDeviceSubtitle(
  id: string | undefined,
  device: Device | undefined,
  { error, isComplete }: QueryStatus
): ReactNode {
  const { unnamed } = useTexts().device
  if (device) return <bdi>{deviceName(device) ?? unnamed}</bdi>
  return id !== undefined && error === undefined && !isComplete && <Skeleton width="8em" />
}
