import type { ReactNode } from 'react'
import type { Device } from '../../core/resources/resources.js'
import type { PendingMutation } from '../../core/store/session-state.js'
import type { Messages } from '../../messages/en.js'
import { registerStyles } from '../../ui/style/styles.js'
import { isLocked, type LockAction, lockAction, onlineStatus } from '../device/rules/device-status.js'
import css from './hero-latch.css'
import { Knob, LatchButton, type LatchButtonProps, latchClasses } from './latch.js'
import { lockStatus, type LockStatusReading } from './lock-status-reading.js'

registerStyles(css)

/** Returns `true` if a lock is online and reports its state or accepts commands. */
export const isLockStateKnown = (device: Device): boolean =>
  onlineStatus(device) === 'online' && (isLocked(device) !== undefined || lockAction(device) !== undefined)

/** Words with more letters are smaller, so that most fit next to the knob. */
const LONG = 11

interface FrameProps {
  readonly messages: Messages
  /** `undefined` if the state is unknown. */
  readonly status?: LockStatusReading | undefined
  /** `true` after a command that failed. @default false */
  readonly isRefused?: boolean | undefined
  readonly icon?: ReactNode
  readonly word: string
  readonly note?: ReactNode
  /** How and when the lock got its state. Hidden by a note and while a command is in flight. */
  readonly since?: ReactNode
  readonly children?: ReactNode
}

/** The latch of a screen about a lock: its state in words, its button and its knob. */
export const HeroLatchFrame = ({ messages, status, isRefused, icon, word, note, since, children }: FrameProps) => (
  <div className="latch-place">
    <section
      role="group"
      part="latch"
      className={latchClasses('hero-latch', { status }, isRefused)}
      aria-label={messages.lock.lockStatus}
    >
      {icon}
      <div className={word.length > LONG ? 'latch-words long' : 'latch-words'}>
        <b>{word}</b>
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
 * The button of a `HeroLatch`. To lock, a press anywhere on the latch is enough; to unlock, it has to be on the button.
 * `inert` in a prerendered screen.
 */
export const HeroLatchButton = ({ action, messages, ...button }: ButtonProps) => (
  <LatchButton
    {...button}
    className={action === 'lock' ? 'latch-button framed strong whole' : 'latch-button framed strong'}
  >
    {messages.lock[action]}
  </LatchButton>
)

interface Props extends Pick<FrameProps, 'messages' | 'isRefused' | 'since' | 'children'> {
  readonly device: Device
  /** The command in progress. */
  readonly change?: PendingMutation | undefined
}

/** The latch of an online lock. */
export function HeroLatch({ device, change, messages, ...frame }: Props) {
  const { lock } = messages
  const status = lockStatus(device, change, messages)
  const note = status ? (status.note ?? (lockAction(device) ? undefined : lock.notRemote)) : lock.notTold
  return <HeroLatchFrame {...{ messages, status, note }} {...frame} word={status?.word ?? lock.unknown} />
}
