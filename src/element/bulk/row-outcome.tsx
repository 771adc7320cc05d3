import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useMessages, useElement } from '../custom-element/element-context.js'
import { errorText } from '../hooks/error-text.js'
import type { Messages } from '../../messages/en.js'
import { isApiError, isUnauthorizedError } from '../../client/index.js'
import { type BulkKind, getBulk } from '../../core/bulk/bulk.js'
import { isRefused } from '../../core/queries/is-refused.js'
import type { BulkOutcome } from '../../core/bulk/bulk-outcome.js'
import { Status } from '../../ui/feedback/status.js'
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
    if (isRefused(error)) return messages.general.forbidden
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
  /** `false` if the row doesn't show the state that the operation sets. @default true */
  readonly hasState?: boolean
}

const LOCK_OPERATIONS = ['locks.lockDoor', 'locks.unlockDoor']

/** Operations by the status that the row itself shows, such as "Locking…" and "Locked", or "Removing…" for a code. */
const SHOWN_BY_ROW: Partial<Record<BulkOutcome['status'], readonly string[]>> = {
  running: LOCK_OPERATIONS,
  done: [...LOCK_OPERATIONS, 'accessCodes.update', 'accessCodes.delete']
}

interface OutcomeProps {
  readonly outcome: BulkOutcome
}

function OutcomeText({ outcome }: OutcomeProps) {
  const messages = useMessages()
  const texts = useMessages(BULK)
  const rejected = useMessages(REJECTED)
  const { status } = outcome
  return (
    <p className="row-outcome muted small">
      <Status icon={ICONS[status]} tone={status === 'failed' ? 'danger' : undefined}>
        {reasonText(outcome, texts, rejected, messages)}
      </Status>
    </p>
  )
}

/** Outcome of a row's item in the current or latest run, unless the row shows it. */
export function RowOutcome({ kind, id, hasState = true }: Props) {
  const { session } = useElement()
  const { store } = getBulk(session, kind)
  const outcome = useStore(store, ({ outcomes }) => outcomes?.get(id))
  const operation = useStore(store, ({ plan }) => plan?.operation)
  if (!outcome) return null
  const isShownByRow = operation !== undefined && SHOWN_BY_ROW[outcome.status]?.includes(operation)
  if (isShownByRow && (hasState || outcome.status !== 'done')) return null
  return <OutcomeText {...{ outcome }} />
}
