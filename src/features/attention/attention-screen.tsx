import { useEffect, useState } from 'react'
import { monotonicTime } from '../../core/environment/monotonic-time.js'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { pendingContentState, useContentState } from '../../element/hooks/use-content-state.js'
import { useConnection } from '../../element/hooks/use-session-state.js'
import { useTextsReady } from '../../element/hooks/use-texts-ready.js'
import type { OptionValues } from '../../element/options/option-table.js'
import { elementSession } from '../../element/session/element-session.js'
import { ATTENTION } from '../../messages/attention/en.js'
import { AttentionCount } from './attention-count.js'
import { AttentionChangeEvent, type AttentionCounts } from './attention-events.js'
import type { attentionOptions } from './attention-options.js'
import { setCounts } from './known-counts.js'
import { shownCount } from './rules/shown-count.js'
import { useAttention } from './use-attention.js'

/** Age after which a number that could not be refetched is hidden, in ms. */
const LONGEST_SHOWN = 3 * 60_000

/** Stores the counts for the host, and dispatches an event if they have changed. */
function useReportedCounts(counts: AttentionCounts | undefined): void {
  const { controller, session } = useElement()
  const { total, actionRequired, isComplete } = counts ?? {}
  useEffect(() => {
    const owner = elementSession(session)
    if (!owner || total === undefined || actionRequired === undefined || isComplete === undefined) return
    const next = { total, actionRequired, isComplete }
    if (setCounts(controller.element, owner, next)) controller.dispatch(new AttentionChangeEvent(next))
  }, [controller, session, total, actionRequired, isComplete])
}

/** Returns `true` once an instant is longer ago than `age`. Both in monotonic ms. */
function useIsOlderThan(instant: number | undefined, age: number): boolean {
  const [expired, setExpired] = useState<number>()
  useEffect(() => {
    if (instant === undefined) return undefined
    const timer = setTimeout(setExpired, Math.max(0, instant + age - monotonicTime()), instant)
    return () => clearTimeout(timer)
  }, [instant, age])
  return instant !== undefined && expired === instant
}

/** The number of items that need attention. Nothing until it is known, and if the platform refuses the devices. */
export function AttentionScreen({ deviceIds, include, ...limits }: OptionValues<typeof attentionOptions>) {
  const { controller, locale } = useElement()
  const texts = useTexts(ATTENTION)
  const areTextsReady = useTextsReady()
  const { status: connection } = useConnection()
  const { counts, status } = useAttention(deviceIds, include?.includes('codes') === true)
  useReportedCounts(counts)
  useContentState(controller, counts ? 'ready' : connection === 'failed' ? 'error' : pendingContentState(status))
  const isOld = useIsOlderThan(status.dataUpdatedAt, LONGEST_SHOWN)
  if (!counts || isOld) return null
  const count = shownCount(counts.actionRequired, limits, locale)
  if (count === undefined) return null
  return <AttentionCount count={count} label={areTextsReady ? texts.needAttention(counts.actionRequired) : undefined} />
}
