import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { isActionAttemptFailedError, isApiError, isUnauthorizedError } from '../../client/index.js'
import { type BulkKind, getBulk } from '../../core/bulk/bulk.js'
import type { BulkOutcome } from '../../core/bulk/bulk-outcome.js'
import { isRefused } from '../../core/queries/is-refused.js'
import { BULK } from '../../messages/bulk/en.js'
import type { Messages } from '../../messages/en.js'
import type { TextsOf } from '../../messages/namespace.js'
import { REJECTED } from '../../messages/rejected/en.js'
import { Status } from '../../ui/feedback/status.js'
import { CircleAlert, Minus, RefreshCw } from '../../ui/icons.js'
import { Check, Clock } from '../../ui/later-icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import { useElement, useTexts } from '../custom-element/element-context.js'
import { errorText } from '../hooks/error-text.js'
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
    if (isRefused(error)) return messages.general.operationRefused
    const names: Readonly<Record<string, string>> = { ...messages.device.issues, ...bulk.failures }
    const code = isApiError(error) || isActionAttemptFailedError(error) ? error.code : ''
    // Items with the same reason share one text. The request id is reported to the host.
    const text = isApiError(error) && !isUnauthorizedError(error) ? error.message : errorText(error, messages)
    return (Object.hasOwn(names, code) && names[code]) || text
  }
  return outcome.status === 'skipped'
    ? { ...bulk.skipped, ...rejected.reasons }[outcome.reason]
    : bulk.status[outcome.status]
}

const ICONS: Record<BulkOutcome['status'], ReactNode> = {
  waiting: <Clock />,
  running: <RefreshCw />,
  'still-waiting': <Clock />,
  succeeded: <Check />,
  failed: <CircleAlert />,
  canceled: <Minus />,
  skipped: <Minus />
}

interface Props {
  readonly kind: BulkKind
  readonly id: string
  /** `false` if the row doesn't show the state that the operation sets. @default true */
  readonly hasState?: boolean
  /** `true` to show it on a line of the row, which cuts off a long reason. @default false */
  readonly isInline?: boolean
}

const LOCK_OPERATIONS = ['locks.lockDoor', 'locks.unlockDoor']

/** Operations by the status that the row itself shows, such as "Locking…" and "Locked", or "Removing…" for a code. */
const SHOWN_BY_ROW: Partial<Record<BulkOutcome['status'], readonly string[]>> = {
  running: LOCK_OPERATIONS,
  succeeded: [...LOCK_OPERATIONS, 'accessCodes.update', 'accessCodes.delete']
}

interface OutcomeProps extends Pick<Props, 'isInline'> {
  readonly outcome: BulkOutcome
}

function OutcomeText({ outcome, isInline }: OutcomeProps) {
  const messages = useTexts()
  const texts = useTexts(BULK)
  const rejected = useTexts(REJECTED)
  const { status } = outcome
  const text = reasonText(outcome, texts, rejected, messages)
  const isFailure = status === 'failed'
  const content = (
    <Status icon={(isFailure || !isInline) && ICONS[status]} tone={isFailure ? 'danger' : undefined}>
      {text}
    </Status>
  )
  return isInline ? (
    <span className="row-word muted clip" title={text}>
      {content}
    </span>
  ) : (
    <p className="row-outcome muted small">{content}</p>
  )
}

/** Outcome of a row's item in the current or latest run, unless the row shows it. */
export function RowOutcome({ kind, id, hasState = true, isInline = false }: Props) {
  const { session } = useElement()
  const { store } = getBulk(session, kind)
  const outcome = useStore(store, ({ outcomes }) => outcomes?.get(id))
  const operation = useStore(store, ({ plan }) => plan?.operation)
  if (!outcome) return null
  const isShownByRow = operation !== undefined && SHOWN_BY_ROW[outcome.status]?.includes(operation)
  if (isShownByRow && (hasState || outcome.status !== 'succeeded')) return null
  return <OutcomeText outcome={outcome} isInline={isInline} />
}
