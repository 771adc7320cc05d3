import { useContext } from 'react'
import type { Device } from '../../../core/resources/resources.js'
import { localZone } from '../../../core/values/time-zone.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { Screen } from '../../../element/frame/screen.js'
import { type InnerScreen, useInnerScreen } from '../../../element/frame/use-inner-screen.js'
import { useCachedResource, useResources } from '../../../element/hooks/use-query.js'
import { lazyPart } from '../../../element/lazy/lazy-part.js'
import { lazyComponent, lazyScreen } from '../../../element/lazy/lazy-screen.js'
import { usePreload } from '../../../element/lazy/use-preload.js'
import { whenIdle } from '../../../element/loading/when-idle.js'
import { TableFrame } from '../../../element/table/table-frame.js'
import { SkeletonRows } from '../../../ui/list/skeleton-rows.js'
import { accessCodeListQuery } from '../../access-codes/data/code-list-query.js'
import { ShowUseContext } from '../../access-codes/use/show-use.js'
import { ActivityPlaceholder } from '../../device/activity-placeholder.js'
import { deviceQuery } from '../../device/data/queries.js'
import { DeviceScreen, type DeviceScreenProps } from '../../device/device-screen.js'
import { deviceKind, deviceName } from '../../device/rules/device.js'
import { LockHero } from '../../lock/lock-hero.js'
import { CodePlaces } from './code-places.js'
import { LockCodes } from './lock-codes.js'
import type { NextCodesProps } from './next-codes.js'

/** Access codes of a lock while their code is loading. */
function CodesPlaceholder({ deviceId }: DeviceScreenProps) {
  const { accessCodeTable: texts } = useTexts()
  const device = useCachedResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  return (
    <TableFrame
      dense={false}
      title={texts.heading}
      subtitle={<bdi>{(device && deviceName(device)) ?? '\u00a0'}</bdi>}
      toolbar={
        <>
          <div className="search inline framed" />
          <div className="chips inline wrap" />
        </>
      }
      renderScreen={(parts) => (
        <Screen name="access-code-table" ids={{ deviceId }} view={false} state="loading" {...parts}>
          <SkeletonRows trailing />
        </Screen>
      )}
    />
  )
}

const NextCodes = lazyPart(
  () => import(/* webpackPreload: true */ './lock-recent.js').then(({ NextCodes: part }) => part),
  ({ count }: NextCodesProps) => <CodePlaces count={count} />,
  { isEager: true }
)

interface LockPanelProps {
  readonly device: Device
  /** The access code table. */
  readonly codes: Pick<InnerScreen, 'opener' | 'open'>
}

/** Content of the lock details below the top. */
function LockPanel({ device, codes: { opener, open } }: LockPanelProps) {
  const { resources, status } = useResources(accessCodeListQuery(device.device_id))
  const count = status.isComplete ? status.ids?.length : undefined
  return (
    <LockCodes messages={useTexts()} count={count} opener={opener} onOpen={open}>
      <NextCodes device={device} codes={resources} count={status.error === undefined ? count : 0} />
    </LockCodes>
  )
}

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
const NEXT_SCREENS = [AccessCodeTable, LockActivity]

interface Props extends DeviceScreenProps {
  readonly title: (device: Device | undefined) => string
}

const isLock = (device: Device | undefined): boolean => device !== undefined && deviceKind(device) === 'lock'

/** Screen of a device that may have access codes, with their table and the activity. */
export function LockScreen(props: Props) {
  const codes = useInnerScreen(props.deviceId)
  const activity = useInnerScreen(props.deviceId)
  const showUse = useContext(ShowUseContext)
  usePreload(NEXT_SCREENS)
  if (codes.isOpen) return codes.wrap(<AccessCodeTable deviceId={props.deviceId} showUse={showUse} />)
  if (activity.isOpen) return activity.wrap(<LockActivity deviceId={props.deviceId} />)
  return codes.wrap(
    activity.wrap(
      <DeviceScreen
        {...props}
        isSplit
        view={(device) => isLock(device) && 'lock-details'}
        onCodes={codes.open}
        renderHero={(device, alerts) =>
          isLock(device) && <LockHero device={device} alerts={alerts} since={<LockSince device={device} />} />
        }
        renderEnd={(device) => <LockRecent device={device} activity={activity} />}
      >
        {(device) => isLock(device) && <LockPanel device={device} codes={codes} />}
      </DeviceScreen>
    )
  )
}
