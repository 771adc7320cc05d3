import { lazyPart } from '../../../element/lazy/lazy-part.js'
import { lazyComponent, lazyScreen } from '../../../element/lazy/lazy-screen.js'
import { usePreload } from '../../../element/lazy/use-preload.js'
import { whenIdle } from '../../../element/loading/when-idle.js'
import type { Device } from '../../../core/resources/resources.js'
import { localZone } from '../../../core/values/time-zone.js'
import { ActivityPlaceholder } from '../../device/activity-placeholder.js'
import { deviceKind } from '../../device/rules/device.js'
import { DeviceScreen, type DeviceScreenProps } from '../../device/device-screen.js'
import { useInnerScreen } from '../../../element/frame/use-inner-screen.js'
import { LockHero } from '../../lock/lock-hero.js'
import { CodesPlaceholder } from './codes-placeholder.js'
import { LockPanel } from './lock-panel.js'

const AccessCodeTable = lazyComponent(
  () => import('../../access-codes/table/device-codes-screen.js').then(({ DeviceCodesScreen: screen }) => screen),
  (props: DeviceScreenProps) => <CodesPlaceholder {...props} />
)
const LockActivity = lazyScreen(() => import('./lock-activity.js').then(({ LockActivity: screen }) => screen))
const LockRecent = lazyPart(
  () => import(/* webpackPreload: true */ './lock-recent.js').then(({ LockRecent: part }) => part),
  <ActivityPlaceholder />,
  { isEager: true }
)
const LockSince = lazyPart(
  () => import(/* webpackPreload: true */ './lock-recent.js').then(({ LockSince: part }) => part),
  null,
  { isEager: true }
)

/** Prepares the first use of a time zone, which takes 100 ms on a phone, once the browser is idle. */
export const prepareTimeZone = (): void => whenIdle(localZone)

/** Screens that open from here. */
const NEXT = [AccessCodeTable, LockActivity]

interface Props extends DeviceScreenProps {
  readonly title: (device: Device | undefined) => string
}

const isLock = (device: Device | undefined): boolean => device !== undefined && deviceKind(device) === 'lock'

/** Screen of a device that may have access codes, with their table and the activity. */
export function LockScreen(props: Props) {
  const codes = useInnerScreen(props.deviceId)
  const activity = useInnerScreen(props.deviceId)
  usePreload(NEXT)
  if (codes.isOpen) return codes.wrap(<AccessCodeTable deviceId={props.deviceId} />)
  if (activity.isOpen) return activity.wrap(<LockActivity deviceId={props.deviceId} />)
  return codes.wrap(
    activity.wrap(
      <DeviceScreen
        {...props}
        isSplit
        view={(device) => isLock(device) && 'lock-details'}
        onCodes={codes.open}
        renderHero={(device, alerts) =>
          isLock(device) && <LockHero {...{ device, alerts }} since={<LockSince device={device} />} />
        }
        renderEnd={(device) => <LockRecent {...{ device, activity }} />}
      >
        {(device) => isLock(device) && <LockPanel device={device} codes={codes} />}
      </DeviceScreen>
    )
  )
}
