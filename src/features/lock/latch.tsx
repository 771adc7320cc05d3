/** A button is pressed, step 1: the native button. */
import type { ComponentProps, ReactNode } from 'react'
import { registerStyles } from '../../ui/style/styles.js'
import css from './latch.css'
import type { LockStatusReading } from './lock-status-reading.js'

registerStyles(css)

type Native = Pick<
  ComponentProps<'button'>,
  'aria-label' | 'aria-labelledby' | 'children' | 'inert' | 'ref' | 'tabIndex' | 'title'
>

export interface LatchButtonProps extends Native {
  readonly className?: string
  readonly part?: string
  /** `true` while a command is in flight: it keeps its focus and ignores presses. */
  readonly pending?: boolean | undefined
  /** `true` while it takes no presses, because it or its action has just appeared. */
  readonly isMuted?: boolean | undefined
  readonly onClick?: (() => void) | undefined
}

/** Native button of a `HeroLatchButton` and a `Latch`. */
export const LatchButton = ({ pending, isMuted, onClick, ...native }: LatchButtonProps) => (
  <button
    part="button"
    {...native}
    type="button"
    aria-disabled={pending || isMuted || undefined}
    aria-busy={pending || undefined}
    onClick={() => pending || onClick?.()}
  />
)

interface KnobProps {
  /** The state of the lock. `undefined` if unknown. */
  readonly status: Pick<LockStatusReading, 'state' | 'isOpen' | 'icon'> | undefined
}

/** The knob with the padlock. Nothing if the state is unknown. */
export const Knob = ({ status }: KnobProps) =>
  status && (
    <i className="knob" aria-hidden>
      {status.icon}
    </i>
  )

/** Returns the classes of a latch. @param isRejected `true` after a command that failed */
export const latchClasses = (kind: 'row-latch' | 'hero-latch', { status }: KnobProps, isRejected?: boolean): string =>
  ['latch', kind, status?.state ?? 'unknown', status?.isOpen && 'open', isRejected && 'rejected']
    .filter(Boolean)
    .join(' ')

interface Props extends KnobProps {
  /** `true` after a command that failed. @default false */
  readonly isRejected?: boolean
  /** Drawn in the capsule if the state is unknown. */
  readonly icon?: ReactNode
  /** The state in words, for a latch that can't be operated. */
  readonly text: string
  /** Omit for a latch that can't be operated. */
  readonly button?: LatchButtonProps | undefined
}

/**
 * State and button of a lock in a row of the device table, 44 × 28 px: a capsule whose knob slides to the end when the lock is
 * locked. The screen of a lock has a `HeroLatchButton`; elsewhere a lock has a `LockButton`.
 *
 * @csspart latch - State and button of a lock, in the details or a row.
 */
export function Latch({ status, isRejected, icon, text, button }: Props): ReactNode {
  const frame = { part: 'latch', className: latchClasses('row-latch', { status }, isRejected) }
  const knob = status ? <Knob status={status} /> : icon
  if (button) {
    return (
      <LatchButton {...button} {...frame}>
        {knob}
      </LatchButton>
    )
  }
  return (
    <span {...frame} role="img" aria-label={text} title={text}>
      {knob}
    </span>
  )
}
