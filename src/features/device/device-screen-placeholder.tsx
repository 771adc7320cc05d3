import { ScreenPlaceholder } from '../../element/custom-element/screen-placeholder.js'
import { DeviceSkeleton } from './device-skeleton.js'
import type { DeviceKind } from './rules/device.js'

/** Returns the placeholder of an element about one device, before React is loaded. */
export const devicePlaceholder = (kind: DeviceKind) => () => (
  <ScreenPlaceholder isEyebrow rows={<DeviceSkeleton kind={kind} />} />
)
