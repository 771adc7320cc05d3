import { useAgo } from '../../element/hooks/use-ago.js'
import { offlineSince } from '../../model/device-status.js'
import type { Device } from '../../model/resources.js'

/** Since when a device cannot be reached, such as "2h ago"; nothing where it can, or where nobody says. */
export const useOfflineSince = (device: Device): string | undefined => useAgo(offlineSince(device))
