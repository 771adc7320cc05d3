import type { ReactElement } from 'react'
import { accessCodes } from '../../../core/resources/resource-kind.js'
import type { Device } from '../../../core/resources/resources.js'
import type { Localization } from '../../../element/custom-element/localization.js'
import type { Prerender } from '../../../element/prerender/create-prerenderer.js'
import { type PreloadedResponse, readList } from '../../../element/prerender/read-response.js'
import { DisclosureFrame } from '../../../ui/layout/disclosure-frame.js'
import { ActivityPlaceholder } from '../../device/activity-placeholder.js'
import { DeviceColumns } from '../../device/device-columns.js'
import { deviceOptions } from '../../device/device-options.js'
import { FirstDeviceHero } from '../../device/first-device-hero.js'
import { FirstDeviceScreen, type OpenedPlace } from '../../device/first-device-screen.js'
import { readFirstDevice } from '../../device/read-first-device.js'
import { lockAction } from '../../device/rules/device-status.js'
import { HeroLatch, HeroLatchButton, isLockStateKnown } from '../../lock/hero-latch.js'
import { CodePlaces } from './code-places.js'
import { LockCodes } from './lock-codes.js'

export interface FirstLockDetailsProps {
  readonly device: Device
  /** Response with the access codes of the lock. */
  readonly codes: PreloadedResponse | undefined
  readonly disableLockUnlock: boolean | undefined
  readonly localization: Localization
  /** Set if a row of a list has opened it. */
  readonly opened?: OpenedPlace
}

/** `LockDetails` for prerendering, without hooks and contexts. Draws nothing if the state of the lock is unknown. */
export function FirstLockDetails({
  device,
  codes,
  disableLockUnlock,
  localization,
  opened
}: FirstLockDetailsProps): ReactElement | undefined {
  if (!isLockStateKnown(device)) return undefined
  const { messages } = localization
  const { device: texts } = messages
  const list = codes && readList(accessCodes, codes, 'access_codes')
  const codeCount = list?.isComplete ? list.resources.length : undefined
  const action = disableLockUnlock ? undefined : lockAction(device)
  return (
    <FirstDeviceScreen title={texts.titles.lock} localization={localization} opened={opened}>
      <DeviceColumns
        splitFrom={600}
        inert={Boolean(opened)}
        side={
          <>
            <ActivityPlaceholder />
            <DisclosureFrame id="information" title={texts.information} />
          </>
        }
      >
        <FirstDeviceHero device={device} messages={messages} isStatusShown={false}>
          <HeroLatch device={device} messages={messages}>
            {action && <HeroLatchButton action={action} messages={messages} inert isMuted />}
          </HeroLatch>
        </FirstDeviceHero>
        <LockCodes messages={messages} count={codeCount}>
          <CodePlaces count={codeCount} />
        </LockCodes>
      </DeviceColumns>
    </FirstDeviceScreen>
  )
}

/** First screen of a lock without issues. */
export const LOCK_DETAILS: Prerender<typeof deviceOptions> = {
  options: deviceOptions,
  render({ deviceId, disableLockUnlock }, [response, codes], localization) {
    const device = readFirstDevice(response, deviceId, 'lock')
    return (
      device && (
        <FirstLockDetails
          device={device}
          codes={codes}
          disableLockUnlock={disableLockUnlock}
          localization={localization}
        />
      )
    )
  }
}
