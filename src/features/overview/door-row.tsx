import { useContext } from 'react'
import type { Device } from '../../core/resources/resources.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { Announcer } from '../../ui/feedback/announcer.js'
import { deviceName } from '../device/rules/device.js'
import { lockAction } from '../device/rules/device-status.js'
import { IconStepsContext } from '../issues/step-button.js'
import { Latch } from '../lock/latch.js'
import { LockButton, LockStatus } from '../lock/lock-status.js'
import { lockStatus } from '../lock/lock-status-reading.js'
import { useLock } from '../lock/use-lock.js'
import { useLockMutation } from '../lock/use-lock-mutation.js'
import { useOverviewNavigation } from './overview-navigation.js'
import { OverviewRow } from './overview-row.js'

interface Props {
  readonly device: Device
}

/** Step of a narrow row: the latch, as in a row of the device table. */
function DoorLatch({ device }: Props) {
  const messages = useTexts()
  const { lock } = messages
  const { action, isPending, announcement, press, ...offered } = useLock(device)
  const status = lockStatus(device, useLockMutation(device), messages)
  const label = action && lock[action]
  const button = action && { ...offered, 'aria-label': label, title: label, pending: isPending, onClick: press }
  return (
    <>
      <Latch status={status} text={status?.text ?? lock.unknown} button={button} />
      <Announcer message={announcement} />
    </>
  )
}

const DoorButton = ({ device }: Props) => <LockButton {...useLock(device)} />

/**
 * Row of an unlocked door, with a button to lock it if it can be locked remotely. Its title says that it is unlocked, so
 * that the row only shows a command in progress.
 */
export function DoorRow({ device }: Props) {
  const { options, messages } = useElement()
  const { openDevice } = useOverviewNavigation()
  const Step = useContext(IconStepsContext) === 'all' ? DoorLatch : DoorButton
  const isLocking = useLockMutation(device) !== undefined
  const canLock = !options.disableLockUnlock && lockAction(device) === 'lock'
  const id = `door ${device.device_id}`
  return (
    <OverviewRow
      id={id}
      title={deviceName(device) ?? messages.device.unnamed}
      trailing={isLocking && <LockStatus device={device} />}
      step={canLock && <Step device={device} />}
      onPress={() => openDevice(id, device)}
    />
  )
}
