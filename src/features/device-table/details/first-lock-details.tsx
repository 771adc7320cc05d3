import type { ReactElement } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import type { Localization } from '../../../element/custom-element/localization.js'
import { DisclosureFrame } from '../../../ui/layout/disclosure-frame.js'
import { FirstDeviceHero } from '../../device/first-device-hero.js'
import { FirstDeviceScreen } from '../../device/first-device-screen.js'
import { lockAction } from '../../device/rules/device-status.js'
import { HeroLatch, HeroLatchButton } from '../../lock/hero-latch.js'
import { ActivityPlaceholder } from '../../device/activity-placeholder.js'
import { CodePlaces } from './code-places.js'
import { LockCodes } from './lock-codes.js'

interface Props {
  readonly device: Device
  readonly codeCount: number | undefined
  readonly disableLockUnlock: boolean | undefined
  readonly localization: Localization
}

/** `LockDetails` for prerendering, without hooks and contexts. */
export function FirstLockDetails({ device, codeCount, disableLockUnlock, localization }: Props): ReactElement {
  const { messages } = localization
  const { device: texts } = messages
  const action = disableLockUnlock ? undefined : lockAction(device)
  return (
    <FirstDeviceScreen
      title={texts.titles.lock}
      localization={localization}
      side={
        <>
          <ActivityPlaceholder />
          <DisclosureFrame id="information" title={texts.information} />
        </>
      }
    >
      <FirstDeviceHero device={device} messages={messages} isStatusShown={false}>
        <HeroLatch device={device} messages={messages}>
          {action && <HeroLatchButton action={action} messages={messages} inert />}
        </HeroLatch>
      </FirstDeviceHero>
      <LockCodes messages={messages} count={codeCount}>
        <CodePlaces count={codeCount} />
      </LockCodes>
    </FirstDeviceScreen>
  )
}
