import circleQuestionMark from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import type { ReactNode } from 'react'
import type { Device } from '../../core/resources/resources.js'
import type { PendingMutation } from '../../core/session/session-state.js'
import type { Messages } from '../../messages/en.js'
import { LargeButton, type LargeButtonProps } from '../../ui/actions/large-button.js'
import { icon } from '../../ui/icons.js'
import { Reading } from '../../ui/layout/reading.js'
import { registerStyles } from '../../ui/style/styles.js'
import { isLocked, type LockAction, lockAction, onlineStatus } from '../device/rules/device-status.js'
import css from './lock-hero.css'
import { lockStatus } from './lock-status-reading.js'

registerStyles(css)

const CircleQuestionMark = /* @__PURE__ */ icon(circleQuestionMark)

/** Returns `true` if a lock is online and reports its state or accepts commands. */
export const isLockStateKnown = (device: Device): boolean =>
  onlineStatus(device) === 'online' && (isLocked(device) !== undefined || lockAction(device) !== undefined)

interface Props {
  readonly device: Device
  readonly messages: Messages
  /** The command in progress. */
  readonly change?: PendingMutation | undefined
}

/** State of a lock, or the command in progress. */
function BoltReading({ device, change, messages }: Props) {
  const { lock } = messages
  const reading = lockStatus(device, change, messages)
  if (!reading) {
    return (
      <Reading icon={<CircleQuestionMark />} note={lock.notTold}>
        {lock.unknown}
      </Reading>
    )
  }
  const { icon: drawing, isUnderWay, tone, word, note } = reading
  return (
    <Reading
      icon={drawing}
      tone={tone}
      // The text of a pending command is longer, so it is smaller and nothing moves.
      size={isUnderWay ? 'title' : 'reading'}
      note={note ?? (lockAction(device) ? undefined : lock.notRemote)}
    >
      {word}
    </Reading>
  )
}

interface ButtonProps extends Pick<LargeButtonProps, 'pending' | 'onClick'> {
  readonly action: LockAction
  readonly messages: Messages
  /** `true` for a placeholder that ignores presses. @default false */
  readonly inert?: boolean
  /** Announced text. */
  readonly children?: ReactNode
}

export const LockToggleButton = ({ action, messages, inert, children, ...button }: ButtonProps) => (
  <div className="bolt-button" inert={inert}>
    <LargeButton {...button}>{messages.lock[action]}</LargeButton>
    {children}
  </div>
)

/** State of a lock next to its button. */
export const LockToggle = ({ children, ...props }: Props & { readonly children: ReactNode }) => (
  <section role="group" className="lock-status" aria-label={props.messages.lock.lockStatus}>
    <BoltReading {...props} />
    {children}
  </section>
)
