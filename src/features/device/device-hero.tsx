import { useMessages } from '../../element/custom-element/element-context.js'
import { DeviceHeroFrame, type DeviceHeroProps } from './device-hero-frame.js'
import { DeviceName } from './device-name.js'
import { DevicePicture } from './device-picture.js'

/** Top of a device screen, with an editable name. */
export const DeviceHero = (props: DeviceHeroProps) => (
  <DeviceHeroFrame
    {...props}
    messages={useMessages()}
    picture={<DevicePicture device={props.device} size={48} />}
    name={<DeviceName device={props.device} />}
  />
)
