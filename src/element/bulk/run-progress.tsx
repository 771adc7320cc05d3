import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { BulkCount, BulkOutcomes } from '../../core/bulk/bulk-outcome.js'
import { isPhysical } from '../../core/gate/operations.js'
import { BULK } from '../../messages/bulk/en.js'
import { REJECTED } from '../../messages/rejected/en.js'
import { Button } from '../../ui/actions/button.js'
import { IconButton } from '../../ui/actions/icon-button.js'
import { useOffer } from '../../ui/actions/use-offer.js'
import { Announcer } from '../../ui/feedback/announcer.js'
import { Status, type StatusProps } from '../../ui/feedback/status.js'
import { useToasts } from '../../ui/feedback/toasts.js'
import { CircleAlert, CircleCheck, Minus, TriangleAlert, X } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import { useTexts } from '../custom-element/element-context.js'
import { reasonText } from './row-outcome.js'
import css from './run-progress.css'
import { runTexts } from './run-texts.js'
import type { BulkControl } from './use-bulk.js'

registerStyles(css)

/** Maximum number of reasons shown, the most frequent first. */
const MOST_REASONS = 20

/** Number of names up to which a reason has no count. */
const COUNTED = 3

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
  const messages = useTexts()
  const texts = useTexts(BULK)
  const rejected = useTexts(REJECTED)
  const names = new Map(items.map((item) => [keyOf(item), nameOf(item)]))
  const byReason = new Map<string, string[]>()
  for (const [id, outcome] of outcomes) {
    if (outcome.status === 'succeeded') continue
    const reason = reasonText(outcome, texts, rejected, messages)
    const affected = byReason.get(reason) ?? []
    affected.push(names.get(id) ?? id)
    byReason.set(reason, affected)
  }
  const groups = [...byReason].sort(([, first], [, second]) => second.length - first.length)
  return (
    <div className="bulk-reasons stack gap-1 small">
      {groups.slice(0, MOST_REASONS).map(([reason, affected]) => {
        const heading = reason.replace(/[.。]$/, '')
        const counted = affected.length > COUNTED ? texts.because(heading, affected.length) : heading
        return (
          <p key={reason}>
            <bdi>{texts.skipsFor(counted, texts.listed(affected))}</bdi>
          </p>
        )
      })}
    </div>
  )
}

interface RunResultProps extends Pick<BulkCount, 'total' | 'succeeded' | 'failed'> {
  readonly text: string
}

/** Tone and icon of a result: only a failure of all is an error. */
function resultMark({ total, succeeded, failed }: Omit<RunResultProps, 'text'>): Pick<StatusProps, 'tone' | 'icon'> {
  if (failed > 0) {
    return succeeded > 0 ? { tone: 'warning', icon: <TriangleAlert /> } : { tone: 'danger', icon: <CircleAlert /> }
  }
  return succeeded === total ? { tone: 'ok', icon: <CircleCheck /> } : { icon: <Minus /> }
}

/** Result of a run in words and as a bar: done, failed and skipped. */
function RunResult({ text, ...count }: RunResultProps) {
  const { total, succeeded, failed } = count
  const parts = [
    { tone: 'ok', count: succeeded },
    { tone: 'danger', count: failed },
    { tone: undefined, count: total - succeeded - failed }
  ]
  return (
    <>
      <b>
        <Status {...resultMark(count)}>{text}</Status>
      </b>
      <div className="run-parts" aria-hidden>
        {parts.map(({ tone: own, count }) => count > 0 && <i key={own} data-tone={own} style={{ flexGrow: count }} />)}
      </div>
    </>
  )
}

/** Progress of a run, and its result when it has ended. */
export function RunProgress<Item>({ control, items }: Props<Item>) {
  const { general } = useTexts()
  const texts = useTexts(BULK)
  const [isOpen, setOpen] = useState(false)
  const { bulk, retry, canRetry, isOwn, outcomes } = control
  const isSettled = useStore(bulk.store, (state) => state.isSettled)
  const needsPage = useStore(bulk.store, (state) => state.needsPage)
  const isStopped = useStore(bulk.store, (state) => state.isStopped)
  const operation = useStore(bulk.store, ({ plan }) => plan?.operation)
  const count = useStore(bulk.store, (state) => state.count)
  const { total, settled, failed, succeeded, waiting } = count
  const { progress, result } = runTexts(operation, count, texts, general)
  const text = isSettled ? result : isStopped ? general.facts([texts.stopping, result]) : progress
  // Announced in steps of 10 %.
  const tenth = Math.floor((settled * 10) / Math.max(1, total))
  const [announced, setAnnounced] = useState({ tenth: -1, isSettled, isStopped, text })
  if (announced.tenth !== tenth || announced.isSettled !== isSettled || announced.isStopped !== isStopped) {
    const isFirst = announced.tenth < 0
    setAnnounced({ tenth, isSettled, isStopped, text: isFirst && needsPage ? `${text}. ${texts.keepOpen}` : text })
  }
  const isOwnOver = isSettled && isOwn
  const canTryAgain = isOwnOver && failed > 0 && canRetry
  const isCommand = operation !== undefined && isPhysical(operation)
  const { ref, isMuted, take } = useOffer(isCommand && canTryAgain ? `${failed}` : undefined)
  const box = useRef<HTMLDivElement>(null)
  const { show } = useToasts()
  const wasSettled = useRef(isSettled)
  useEffect(() => {
    const hasEnded = isSettled && !wasSettled.current
    wasSettled.current = isSettled
    const { top = 0 } = box.current?.getBoundingClientRect() ?? {}
    // The result is below the rows.
    if (hasEnded && isOwn && failed > 0 && top >= innerHeight) show({ variant: 'error', message: result })
  }, [isSettled, isOwn, failed, result, show])

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
      {isSettled ? <RunResult total={total} succeeded={succeeded} failed={failed} text={text} /> : <b>{text}</b>}
      {!isSettled && <progress value={settled} max={Math.max(1, total)} aria-label={text} />}
      {needsPage && <p>{texts.keepOpen}</p>}
      {isOwnOver && succeeded < total && (
        <div className="wrap gap-1">
          {canTryAgain && (
            <Button ref={ref} variant="primary" isUnavailable={isMuted} onClick={tryAgain}>
              {texts.retry}
            </Button>
          )}
          {items && (
            <Button variant="plain" onClick={() => setOpen(!isOpen)}>
              {isOpen ? texts.hideDetails : texts.showDetails}
            </Button>
          )}
        </div>
      )}
      {/* Place of the button that will dismiss the result: a late press sends nothing. */}
      {!isSettled && waiting > 0 && <Button onClick={stop}>{texts.stop}</Button>}
      {isOwnOver && <IconButton label={general.dismiss} icon={<X />} onClick={bulk.dismiss} />}
      {isOwnOver && isOpen && outcomes && items && <Reasons {...items} outcomes={outcomes} />}
      <Announcer message={announced.text} />
    </div>
  )
}
