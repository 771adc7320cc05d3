import { deviceKind, imageUrl } from './rules/device.js'
import type { Device } from '../../core/resources/resources.js'
import { Thumbnail, ThumbnailPicture } from '../../ui/layout/thumbnail.js'
import { KindIcon } from './kind-icon.js'

interface Props {
  readonly device: Device
  /** In CSS pixels. @default 40 */
  readonly size?: number
}

const pictureOf = ({ device, size }: Props) => ({
  src: imageUrl(device),
  size,
  fallback: <KindIcon kind={deviceKind(device) ?? 'lock'} />
})

/** A device's picture, or a drawing of its kind. */
export const DevicePicture = (props: Props) => <Thumbnail {...pictureOf(props)} />

/** The same, before React is there to see that a picture cannot be loaded. */
export const FirstDevicePicture = (props: Props) => <ThumbnailPicture {...pictureOf(props)} />
