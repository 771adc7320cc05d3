import type { ReactElement } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import type { Localization } from '../../../element/custom-element/localization.js'
import { RootFrame } from '../../../element/frame/root-frame.js'
import { ShownText } from '../../../ui/fields/shown-text.js'
import { DisclosureFrame } from '../../../ui/layout/disclosure-frame.js'
import { ScreenHeader } from '../../../ui/layout/screen-header.js'
import { registerStyles } from '../../../ui/style/styles.js'
import { DeviceHeroFrame } from '../../device/device-hero-frame.js'
import { FirstDevicePicture } from '../../device/device-picture.js'
import css from '../../device/device-screen.css'
import { lockAction } from '../../device/rules/device-status.js'
import { deviceName } from '../../device/rules/device.js'
import { Bolt, BoltButton } from '../../lock/bolt.js'
import { LockCodes } from './lock-codes.js'

registerStyles(css)

interface Props {
  readonly device: Device
  readonly codeCount: number | undefined
  readonly disableLockUnlock: boolean | undefined
  readonly localization: Localization
}

/** The details of a lock as they stand when they are first shown, without a hook or a context: as `LockDetails` draws them. */
export function FirstLockDetails({ device, codeCount, disableLockUnlock, localization }: Props): ReactElement {
  const { messages } = localization
  const { device: texts, general } = messages
  const action = disableLockUnlock ? undefined : lockAction(device)
  return (
    <RootFrame {...localization}>
      <slot name="header" />
      <ScreenHeader title={texts.titles.lock} backLabel={general.back} />
      <output className="offline" />
      <div className="device">
        <DeviceHeroFrame
          device={device}
          messages={messages}
          picture={<FirstDevicePicture device={device} size={48} />}
          name={<ShownText value={deviceName(device) ?? texts.unnamed} editLabel={texts.editName} />}
        >
          <Bolt device={device} messages={messages}>
            {action && <BoltButton action={action} messages={messages} inert />}
          </Bolt>
        </DeviceHeroFrame>
        <LockCodes messages={messages} count={codeCount} />
        <DisclosureFrame id="information" title={texts.information} />
      </div>
      <slot name="footer" />
    </RootFrame>
  )
}
