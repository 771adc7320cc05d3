import { monotonicTime } from '../../core/environment/monotonic-time.js'
import type { Offer } from '../../core/gate/offer.js'

/** How long an action can be undone, in ms. Pauses while the user is deciding. */
const UNDO_MS = 8000

/** Maximum time including pauses, in ms. */
const LONGEST_MS = 60_000

/** Period in which an action can be undone. Nothing waits for it: the action was already sent. */
export interface UndoWindow {
  /** When it started, in monotonic time. */
  readonly openedAt: number
  /** Resolves to `true` if it was undone. */
  readonly isUndone: Promise<boolean>
  /** Ends the period without undoing. */
  close(): void
  /** Ends the period and undoes. @param offer what the pressed control offered, if it sends a command to a device */
  undo(offer?: Offer): void
  /** Pauses while the user is deciding, for at most a minute in total. */
  pause(isPaused: boolean): void
}

/**
 * Starts a period in which an action can be undone.
 *
 * @param onUndo is called at the moment of the undo
 */
export function openUndoWindow(onUndo?: (offer: Offer | undefined) => void): UndoWindow {
  let isClosed = false
  let isStopped = false
  let left = UNDO_MS
  let leftInAll = LONGEST_MS
  const openedAt = monotonicTime()
  let since = openedAt
  let timer: ReturnType<typeof setTimeout>
  let settle: (isUndone: boolean) => void
  const isUndone = new Promise<boolean>((resolve) => {
    settle = resolve
  })

  function finish(isUndone: boolean): void {
    isClosed = true
    clearTimeout(timer)
    settle(isUndone)
  }
  const close = (): void => finish(false)

  function pause(isPaused: boolean): void {
    if (isClosed) return
    clearTimeout(timer)
    const now = monotonicTime()
    const passed = now - since
    if (!isStopped) left -= passed
    leftInAll -= passed
    since = now
    isStopped = isPaused
    timer = setTimeout(close, isPaused ? leftInAll : Math.min(left, leftInAll))
  }
  pause(false)
  function undo(offer?: Offer): void {
    if (!isClosed) onUndo?.(offer)
    finish(true)
  }
  return { openedAt, isUndone, close, undo, pause }
}
