/** A button is pressed, step 1: its button in the screen of the lock. */
import type { ReactNode } from 'react'
import type { Device } from '../../core/resources/resources.js'
import type { MutationStatus } from '../../core/store/session-state.js'
import type { Messages } from '../../messages/en.js'
import { registerStyles } from '../../ui/style/styles.js'
import { isLocked, type LockAction, lockAction, onlineStatus } from '../device/rules/device-status.js'
import css from './hero-latch.css'
import { Knob, LatchButton, type LatchButtonProps, latchClasses } from './latch.js'
import { latchPlace } from './latch-place.js'
import { type LockStatusReading, lockStatus } from './lock-status-reading.js'

registerStyles(css)

/** Returns `true` if a lock is online and reports its state or accepts commands. */
export const isLockStateKnown = (device: Device): boolean =>
  onlineStatus(device) === 'online' && (isLocked(device) !== undefined || lockAction(device) !== undefined)

/** Words with more letters are smaller, so that most fit next to the knob. */
const LONG = 10

interface FrameProps {
  readonly messages: Messages
  /** `undefined` if the state is unknown. */
  readonly status?: LockStatusReading | undefined
  /** `true` after a command that failed. @default false */
  readonly isRejected?: boolean | undefined
  readonly icon?: ReactNode
  readonly text: string
  readonly note?: ReactNode
  /** How and when the lock got its state. Hidden by a note and while a command is in flight. */
  readonly since?: ReactNode
  readonly children?: ReactNode
}

/** The latch of a screen about a lock: its state in words, its button and its knob. */
export const HeroLatchFrame = ({ messages, status, isRejected, icon, text, note, since, children }: FrameProps) => (
  <div className={latchPlace(messages)}>
    <section
      role="group"
      part="latch"
      className={latchClasses('hero-latch', { status }, isRejected)}
      aria-label={messages.lock.lockStatus}
    >
      <i className="capsule" aria-hidden />
      {icon}
      <div className={text.length > LONG ? 'latch-text long' : 'latch-text'}>
        <b>{text}</b>
        {note && <p>{note}</p>}
        {since}
      </div>
      {children}
      <Knob status={status} />
    </section>
  </div>
)

interface ButtonProps extends LatchButtonProps {
  readonly action: LockAction
  readonly messages: Messages
}

/**
 * Button of a lock in the `HeroLatch` of its own screen. To lock, a press anywhere on the latch is enough; to unlock, it has to
 * be on the button. `inert` in a prerendered screen. Elsewhere a lock has a `LockButton`, in a row of the device table a `Latch`.
 */
export const HeroLatchButton = ({ action, messages, ...button }: ButtonProps) => (
  <LatchButton
    {...button}
    className={action === 'lock' ? 'latch-button framed strong whole' : 'latch-button framed strong'}
  >
    {messages.lock[action]}
  </LatchButton>
)

interface Props extends Pick<FrameProps, 'messages' | 'isRejected' | 'since' | 'children'> {
  readonly device: Device
  /** The command in progress. */
  readonly mutation?: MutationStatus | undefined
}

/** The latch of an online lock. */
export function HeroLatch({ device, mutation, messages, ...frame }: Props) {
  const { lock } = messages
  const status = lockStatus(device, mutation, messages)
  const note = status ? (status.note ?? (lockAction(device) ? undefined : lock.notRemote)) : lock.notReported
  return (
    <HeroLatchFrame messages={messages} status={status} note={note} {...frame} text={status?.text ?? lock.unknown} />
  )
}
