import { useAgo } from '../../element/hooks/use-ago.js'
import { offlineSince } from './rules/device-status.js'
import type { Device } from '../../core/resources/resources.js'

/** Since when a device cannot be reached, such as "2 hr ago"; nothing where it can, or where nobody says. */
export const useOfflineSince = (device: Device): string | undefined => useAgo(offlineSince(device))
