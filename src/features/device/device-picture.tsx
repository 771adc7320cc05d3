import type { Device } from '../../core/resources/resources.js'
import { AudioLines, KeyRound, Thermometer } from '../../ui/icons.js'
import { Thumbnail, ThumbnailPicture } from '../../ui/layout/thumbnail.js'
import { type DeviceKind, deviceKind, imageUrl } from './rules/device.js'

const ICONS = { lock: KeyRound, thermostat: Thermometer, 'noise-sensor': AudioLines }

function KindIcon({ kind }: { kind: DeviceKind }) {
  const Icon = ICONS[kind]
  return <Icon />
}

interface Props {
  readonly device: Device
  /** In CSS px. @default 40 */
  readonly size?: number
}

const pictureOf = ({ device, size }: Props) => ({
  src: imageUrl(device),
  size,
  fallback: <KindIcon kind={deviceKind(device) ?? 'lock'} />
})

/** Picture of a device, or an icon of its kind. */
export const DevicePicture = (props: Props) => <Thumbnail {...pictureOf(props)} />

/** The same without the fallback for failed pictures, for prerendering. */
export const FirstDevicePicture = (props: Props) => <ThumbnailPicture {...pictureOf(props)} />
