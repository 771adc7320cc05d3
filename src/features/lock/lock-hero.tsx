/** A button is pressed, step 1: shows the latch of a lock. */
import type { ReactNode } from 'react'
import type { Device } from '../../core/resources/resources.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { Announcer } from '../../ui/feedback/announcer.js'
import { Unplug, WifiOff } from '../../ui/icons.js'
import { DeviceHero } from '../device/device-hero.js'
import { onlineStatus } from '../device/rules/device-status.js'
import { useOfflineSince } from '../device/use-offline-since.js'
import { HeroLatch, HeroLatchButton, HeroLatchFrame } from './hero-latch.js'
import { lockStatus } from './lock-status-reading.js'
import { useIsRejected, useLock } from './use-lock.js'
import { useLockMutation } from './use-lock-mutation.js'

interface Props {
  readonly device: Device
}

interface LatchProps extends Props {
  /** How and when the lock got its state. */
  readonly since: ReactNode
}

function OnlineLatch({ device, since }: LatchProps) {
  const messages = useTexts()
  const mutation = useLockMutation(device)
  const { action, isPending, announcement, press, ...offered } = useLock(device)
  const isRejected = useIsRejected(lockStatus(device, mutation, messages)?.state)
  return (
    <HeroLatch device={device} mutation={mutation} messages={messages} isRejected={isRejected} since={since}>
      {action && (
        <HeroLatchButton action={action} messages={messages} {...offered} pending={isPending} onClick={press} />
      )}
      <Announcer message={announcement} />
    </HeroLatch>
  )
}

/** Shows that the device or its account is offline. The state of the lock is unknown meanwhile. */
function OfflineLatch({ device }: Props) {
  const messages = useTexts()
  const { device: texts, lock } = messages
  const since = useOfflineSince(device)
  const isAccount = onlineStatus(device) === 'account-offline'
  return (
    <HeroLatchFrame
      messages={messages}
      icon={isAccount ? <Unplug /> : <WifiOff />}
      text={isAccount ? texts.accountOffline : texts.deviceOffline}
      note={
        <>
          {lock.notReached}
          {since && <br />}
          {since && texts.lastReached(since)}
        </>
      }
    />
  )
}

interface HeroProps extends LatchProps {
  readonly alerts: ReactNode
}

/** Top of the lock details: name, alerts and latch. */
export function LockHero({ device, alerts, since }: HeroProps) {
  return (
    <DeviceHero device={device} isStatusShown={false}>
      {alerts}
      {onlineStatus(device) === 'online' ? (
        <OnlineLatch device={device} since={since} />
      ) : (
        <OfflineLatch device={device} />
      )}
    </DeviceHero>
  )
}
