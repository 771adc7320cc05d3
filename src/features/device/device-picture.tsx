import { deviceKind, imageUrl } from './rules/device.js'
import type { Device } from '../../core/resources/resources.js'
import { Thumbnail } from '../../ui/layout/thumbnail.js'
import { KindIcon } from './kind-icon.js'

interface Props {
  readonly device: Device
  /** In CSS pixels. @default 40 */
  readonly size?: number
}

/** A device's picture, or a drawing of its kind. */
export const DevicePicture = ({ device, size }: Props) => (
  <Thumbnail src={imageUrl(device)} size={size} fallback={<KindIcon kind={deviceKind(device) ?? 'lock'} />} />
)
