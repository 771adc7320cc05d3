import type { Messages } from '../../messages/en.js'
import { ShownText } from '../../ui/fields/shown-text.js'
import { DeviceHeroFrame, type DeviceHeroProps } from './device-hero-frame.js'
import { FirstDevicePicture } from './device-picture.js'
import { deviceName } from './rules/device.js'

interface Props extends DeviceHeroProps {
  readonly messages: Messages
}

/** `DeviceHero` for prerendering. */
export const FirstDeviceHero = (props: Props) => (
  <DeviceHeroFrame
    {...props}
    picture={<FirstDevicePicture device={props.device} size={48} />}
    name={
      <ShownText
        value={deviceName(props.device) ?? props.messages.device.unnamed}
        editLabel={props.messages.device.editName}
      />
    }
  />
)
