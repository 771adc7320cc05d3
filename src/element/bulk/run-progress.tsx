import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '../custom-element/element-context.js'
import type { BulkOutcomes, BulkCount } from '../../core/bulk/bulk-outcome.js'
import { Button } from '../../ui/actions/button.js'
import { isPhysical } from '../../core/gate/operations.js'
import { useOffer } from '../../ui/actions/use-offer.js'
import { IconButton } from '../../ui/actions/icon-button.js'
import { Announcer } from '../../ui/feedback/announcer.js'
import { X, CircleAlert, CircleCheck, Minus } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import { BULK } from '../../messages/bulk/en.js'
import { REJECTED } from '../../messages/rejected/en.js'
import { Status } from '../../ui/feedback/status.js'
import { reasonText } from './row-outcome.js'
import css from './run-progress.css'
import type { BulkControl } from './use-bulk.js'

registerStyles(css)

/** Maximum number of reasons shown, the most frequent first. */
const MOST_REASONS = 20

export interface RunItems<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly nameOf: (item: Item) => string
}

interface ReasonsProps<Item> extends RunItems<Item> {
  readonly outcomes: BulkOutcomes
}

interface Props<Item> {
  readonly control: BulkControl
  /** The items by name, to list those that were not changed. Omit to show their number only. */
  readonly items?: RunItems<Item> | undefined
}

/** Items that were not changed, by reason. */
function Reasons<Item>({ outcomes, items, keyOf, nameOf }: ReasonsProps<Item>) {
  const messages = useMessages()
  const texts = useMessages(BULK)
  const rejected = useMessages(REJECTED)
  const names = new Map(items.map((item) => [keyOf(item), nameOf(item)]))
  const byReason = new Map<string, string[]>()
  for (const [id, outcome] of outcomes) {
    if (outcome.status === 'done') continue
    const reason = reasonText(outcome, texts, rejected, messages)
    const affected = byReason.get(reason) ?? []
    affected.push(names.get(id) ?? id)
    byReason.set(reason, affected)
  }
  const groups = [...byReason].sort(([, first], [, second]) => second.length - first.length)
  return (
    <dl className="bulk-reasons">
      {groups.slice(0, MOST_REASONS).map(([reason, affected]) => (
        <div key={reason}>
          <dt className="strong">{texts.because(reason, affected.length)}</dt>
          <dd className="muted small">
            <bdi>{affected.join(', ')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface RunResultProps extends Pick<BulkCount, 'total' | 'done' | 'failed'> {
  readonly words: string
}

/** Result of a run in words and as a bar: done, failed and skipped. */
function RunResult({ total, done, failed, words }: RunResultProps) {
  const tone = failed > 0 ? 'danger' : done === total ? 'ok' : undefined
  const icon = failed > 0 ? <CircleAlert /> : done === total ? <CircleCheck /> : <Minus />
  const parts = [
    { tone: 'ok', count: done },
    { tone: 'danger', count: failed },
    { tone: undefined, count: total - done - failed }
  ]
  return (
    <>
      <b>
        <Status icon={icon} tone={tone}>
          {words}
        </Status>
      </b>
      <div className="run-parts" aria-hidden>
        {parts.map(({ tone: own, count }) => count > 0 && <i key={own} data-tone={own} style={{ flexGrow: count }} />)}
      </div>
    </>
  )
}

/** Progress of a run, and its result when it has ended. */
export function RunProgress<Item>({ control, items }: Props<Item>) {
  const { general } = useMessages()
  const texts = useMessages(BULK)
  const [isOpen, setOpen] = useState(false)
  const { bulk, retry, canRetry, isOwn, outcomes } = control
  const isSettled = useStore(bulk.store, (state) => state.isSettled)
  const needsPage = useStore(bulk.store, (state) => state.needsPage)
  const isStopped = useStore(bulk.store, (state) => state.isStopped)
  const { total, settled, failed, done, stopped, waiting } = useStore(bulk.store, (state) => state.count)
  const result = texts.finished(done, total, failed, stopped)
  const words = isSettled
    ? result
    : general.facts(
        isStopped ? [texts.stopping, result] : [texts.status.running, texts.progress(settled, total, failed)]
      )
  // Announced in steps of 10 %.
  const tenth = Math.floor((settled * 10) / Math.max(1, total))
  const [announced, setAnnounced] = useState({ tenth: -1, isSettled, isStopped, words })
  if (announced.tenth !== tenth || announced.isSettled !== isSettled || announced.isStopped !== isStopped) {
    const isFirst = announced.tenth < 0
    setAnnounced({ tenth, isSettled, isStopped, words: isFirst && needsPage ? `${words}. ${texts.keepOpen}` : words })
  }
  const isOwnOver = isSettled && isOwn
  const canTryAgain = isOwnOver && failed > 0 && canRetry
  const operation = useStore(bulk.store, ({ plan }) => plan?.operation)
  const isCommand = operation !== undefined && isPhysical(operation)
  const { ref, isMuted, take } = useOffer(isCommand && canTryAgain ? texts.retry(failed) : undefined)
  const box = useRef<HTMLDivElement>(null)

  function tryAgain(): void {
    const offer = take()
    if (offer || !isCommand) retry(offer)
  }
  function stop(): void {
    bulk.stop()
    // The pressed button is removed.
    box.current?.focus()
  }
  return (
    <div ref={box} className="run-status inline wrap rest" tabIndex={-1}>
      {isSettled ? <RunResult {...{ total, done, failed }} words={words} /> : <b>{words}</b>}
      {!isSettled && <progress value={settled} max={Math.max(1, total)} aria-label={words} />}
      {needsPage && <p>{texts.keepOpen}</p>}
      {isOwnOver && done < total && (
        <div className="wrap gap-1">
          {canTryAgain && (
            <Button ref={ref} variant="primary" isUnavailable={isMuted} onClick={tryAgain}>
              {texts.retry(failed)}
            </Button>
          )}
          {items && (
            <Button variant="plain" onClick={() => setOpen(!isOpen)}>
              {isOpen ? texts.hideDetails : texts.showDetails}
            </Button>
          )}
        </div>
      )}
      {/* Where the button that dismisses the result will be: a late press sends nothing. */}
      {!isSettled && waiting > 0 && <Button onClick={stop}>{texts.stop}</Button>}
      {isOwnOver && <IconButton label={general.dismiss} icon={<X />} onClick={bulk.dismiss} />}
      {isOwnOver && isOpen && outcomes && items && <Reasons {...items} outcomes={outcomes} />}
      <Announcer message={announced.words} />
    </div>
  )
}
