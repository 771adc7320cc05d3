import type { Device } from '../../core/resources/resources.js'
import { useAgo } from '../../element/hooks/use-now.js'
import { offlineSince } from './rules/device-status.js'

/** Returns since when a device is offline, such as "2 hr ago". */
export const useOfflineSince = (device: Device): string | undefined => useAgo(offlineSince(device))
