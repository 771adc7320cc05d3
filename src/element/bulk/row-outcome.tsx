import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useMessages, useElement } from '../custom-element/element-context.js'
import { errorText } from '../hooks/error-text.js'
import type { Messages } from '../../messages/en.js'
import { isApiError, isUnauthorizedError } from '../../client/index.js'
import { type BulkKind, getBulk } from '../../core/bulk/bulk.js'
import { isForbidden } from '../../core/queries/is-forbidden.js'
import type { BulkOutcome } from '../../core/bulk/bulk-outcome.js'
import { Status } from '../../ui/feedback/status.js'
import { Unseen } from '../../ui/feedback/unseen.js'
import { CircleAlert, Minus, RefreshCw } from '../../ui/icons.js'
import { Check, Clock } from '../../ui/later-icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import { BULK } from '../../messages/bulk/en.js'
import type { TextsOf } from '../../messages/namespace.js'
import { REJECTED } from '../../messages/rejected/en.js'
import css from './row-outcome.css'

registerStyles(css)

/** Returns the reason why an item was not changed. */
export function reasonText(
  outcome: BulkOutcome,
  bulk: TextsOf<typeof BULK>,
  rejected: TextsOf<typeof REJECTED>,
  messages: Messages
): string {
  if (outcome.status === 'failed') {
    const { error } = outcome
    if (isForbidden(error)) return messages.general.forbidden
    // Items with the same reason share one text. The request id is reported to the host.
    return isApiError(error) && !isUnauthorizedError(error) ? error.message : errorText(error, messages)
  }
  return outcome.status === 'skipped'
    ? { ...bulk.skipped, ...rejected.reasons }[outcome.reason]
    : bulk.status[outcome.status]
}

const ICONS: Record<BulkOutcome['status'], ReactNode> = {
  waiting: <Clock />,
  running: <RefreshCw />,
  'still-waiting': <Clock />,
  done: <Check />,
  failed: <CircleAlert />,
  canceled: <Minus />,
  skipped: <Minus />
}

interface Props {
  readonly kind: BulkKind
  readonly id: string
}

/** Operations whose success is the new state of a lock. */
const LOCK_STATES: Readonly<Record<string, 'locked' | 'unlocked'>> = {
  'locks.lockDoor': 'locked',
  'locks.unlockDoor': 'unlocked'
}

/** Operations whose progress and success the row shows by itself, such as "Locking…" and "Locked". */
const SHOWN_BY_ROW: ReadonlySet<string> = new Set([
  ...Object.keys(LOCK_STATES),
  'accessCodes.update',
  'accessCodes.delete'
])
const EXPECTED: ReadonlySet<BulkOutcome['status']> = new Set(['waiting', 'running', 'done'])

interface OutcomeProps {
  readonly outcome: BulkOutcome
  readonly operation: string | undefined
}

function OutcomeText({ outcome, operation = '' }: OutcomeProps) {
  const messages = useMessages()
  const texts = useMessages(BULK)
  const rejected = useMessages(REJECTED)
  const { status } = outcome
  const state = status === 'done' ? LOCK_STATES[operation] : undefined
  const text = state ? messages.lock[state] : reasonText(outcome, texts, rejected, messages)
  return (
    <p className="row-outcome">
      {SHOWN_BY_ROW.has(operation) && EXPECTED.has(status) ? (
        <Unseen>{text}</Unseen>
      ) : (
        <Status icon={ICONS[status]} tone={status === 'failed' ? 'danger' : undefined}>
          {text}
        </Status>
      )}
    </p>
  )
}

/** Outcome of a row's item in the current or latest run. */
export function RowOutcome({ kind, id }: Props) {
  const { session } = useElement()
  const { store } = getBulk(session, kind)
  const outcome = useStore(store, ({ outcomes }) => outcomes?.get(id))
  const operation = useStore(store, ({ plan }) => plan?.operation)
  return outcome && <OutcomeText {...{ outcome, operation }} />
}
