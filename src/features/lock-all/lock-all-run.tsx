import { type RefObject, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { BulkOutcome, BulkOutcomes } from '../../core/bulk/bulk-outcome.js'
import type { Device } from '../../core/resources/resources.js'
import { nameList } from '../../element/bulk/bulk-dialog.js'
import { reasonText } from '../../element/bulk/row-outcome.js'
import type { RunItems } from '../../element/bulk/run-progress.js'
import { useCoveredRun } from '../../element/bulk/run-status.js'
import { runTexts } from '../../element/bulk/run-texts.js'
import type { BulkControl } from '../../element/bulk/use-bulk.js'
import { useTexts } from '../../element/custom-element/element-context.js'
import { BULK } from '../../messages/bulk/en.js'
import { REJECTED } from '../../messages/rejected/en.js'
import { Button } from '../../ui/actions/button.js'
import { IconButton } from '../../ui/actions/icon-button.js'
import { useOffer } from '../../ui/actions/use-offer.js'
import { X } from '../../ui/icons.js'
import { useOnChange } from '../../ui/use-on-change.js'

/** Returns the progress of a run, or its result. The word for what was done is the one of all bulk runs. */
export function useRunText({ bulk }: BulkControl): string {
  const { general } = useTexts()
  const texts = useTexts(BULK)
  const count = useStore(bulk.store, (state) => state.count)
  const isSettled = useStore(bulk.store, (state) => state.isSettled)
  const { progress, result } = runTexts('locks.lockDoor', count, texts, general)
  return isSettled ? result : progress
}

/** Returns the reason of the first failure, else of the first skipped lock, with the locks that have it. */
export function useRunReason({ items, keyOf, nameOf }: RunItems<Device>, outcomes: BulkOutcomes): readonly string[] {
  const messages = useTexts()
  const bulk = useTexts(BULK)
  const rejected = useTexts(REJECTED)
  const reasonOf = (outcome: BulkOutcome): string => reasonText(outcome, bulk, rejected, messages)
  const unlocked = [...outcomes].filter(([, { status }]) => status !== 'succeeded')
  const first = unlocked.find(([, { status }]) => status === 'failed') ?? unlocked[0]
  if (!first) return []
  const reason = reasonOf(first[1])
  const ids = new Set(unlocked.filter(([, outcome]) => reasonOf(outcome) === reason).map(([id]) => id))
  const names = items.filter((item) => ids.has(keyOf(item))).map(nameOf)
  return [bulk.skipsFor(nameList(names, messages.general), reason)]
}

/**
 * Returns what screen readers announce: the beginning of a run, its result, and the state after it. Each step in between
 * would interrupt them.
 *
 * @param text what is shown
 */
export function useRunAnnouncement({ bulk }: BulkControl, isRun: boolean, text: string): string {
  const isSettled = useStore(bulk.store, (state) => state.isSettled)
  const [announced, setAnnounced] = useState('')
  useOnChange(isRun, () => {
    if (isRun || announced) setAnnounced(text)
  })
  return isRun && isSettled ? text : announced
}

interface Props {
  readonly control: BulkControl
  /** Gets focus when a pressed button is removed. */
  readonly box: RefObject<HTMLElement | null>
}

/** Buttons of a run. It ends when every door is locked, or when it is dismissed. */
export function RunButtons({ control, box }: Props) {
  const { general } = useTexts()
  const { stop: stopLabel } = useTexts(BULK)
  const { bulk, canRetry, retry } = control
  const isSettled = useStore(bulk.store, (state) => state.isSettled)
  const count = useStore(bulk.store, (state) => state.count)
  const { total, succeeded, failed, waiting } = count
  const canTryAgain = isSettled && failed > 0 && canRetry
  const { ref, isMuted, take } = useOffer(canTryAgain ? general.tryAgain : undefined)
  const isWhole = isSettled && succeeded === total
  useCoveredRun(control)

  useEffect(() => {
    // The state says so.
    if (isWhole) bulk.dismiss()
  }, [bulk, isWhole])

  function leave(act: () => void): void {
    act()
    box.current?.focus()
  }
  function tryAgain(): void {
    const offer = take()
    if (offer) leave(() => retry(offer))
  }
  return (
    <>
      {canTryAgain && (
        <Button ref={ref} isUnavailable={isMuted} onClick={tryAgain}>
          {general.tryAgain}
        </Button>
      )}
      {!isSettled && waiting > 0 && <Button onClick={() => leave(bulk.stop)}>{stopLabel}</Button>}
      {isSettled && <IconButton label={general.dismiss} icon={<X />} onClick={() => leave(bulk.dismiss)} />}
    </>
  )
}
