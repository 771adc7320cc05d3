import type { ReactNode, Ref } from 'react'
import { Announcer } from '../../ui/feedback/announcer.js'
import { Lock, LockOpen } from '../../ui/icons.js'
import { Facts } from '../../ui/layout/facts.js'
import { registerStyles } from '../../ui/style/styles.js'
import { Knob } from '../lock/latch.js'
import css from './lock-all.css'

registerStyles(css)

/** Maximum number of segments. */
const MOST_SEGMENTS = 5

interface Props {
  /** `locked` only if every door is confirmed as locked. */
  readonly state: 'locked' | 'unlocked' | 'locking' | 'unlocking' | 'unknown'
  /** Number of doors that are confirmed as unlocked. */
  readonly open: number
  readonly label: string
  readonly ref?: Ref<HTMLElement>
  readonly title: ReactNode
  /** Facts below the title. */
  readonly notes: readonly string[]
  /** Names of the doors, if there is room for them. */
  readonly names?: string | undefined
  /** Announced by screen readers when it changes. @default nothing */
  readonly announcement?: string | undefined
  /** Buttons at the end. */
  readonly children?: ReactNode
}

/** One latch for all locks, with the state in words and buttons. */
export function LockAllFrame({ state, open, label, ref, title, notes, names, announcement = '', children }: Props) {
  const isOpen = open > 0
  const facts = names ? [names, ...notes] : notes
  return (
    <section ref={ref} role="group" aria-label={label} className="lock-all inline wrap gap-x-3" tabIndex={-1}>
      <span part="latch" aria-hidden className={`latch lock-all-latch ${state}${isOpen ? ' open' : ''}`}>
        {state === 'unlocked' && (
          <span className="segments inline">
            {Array.from({ length: Math.min(open, MOST_SEGMENTS) }, (_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- Identical segments have no key of their own.
              <i key={index} />
            ))}
          </span>
        )}
        <Knob status={state === 'unknown' ? undefined : { state, isOpen, icon: isOpen ? <LockOpen /> : <Lock /> }} />
      </span>
      <div className="lock-all-text rest">
        <b className="strong block">{title}</b>
        {facts.length > 0 && (
          <small className="muted clamp" title={facts.join(' · ')}>
            {names && (
              <span className="lock-all-names">
                <bdi>{names}</bdi>
                {notes.length > 0 && ' · '}
              </span>
            )}
            <Facts facts={notes} />
          </small>
        )}
      </div>
      <div className="lock-all-buttons inline gap-1">{children}</div>
      <Announcer message={announcement} />
    </section>
  )
}
