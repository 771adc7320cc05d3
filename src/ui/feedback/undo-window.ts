import { monotonicTime } from '../../core/environment/monotonic-time.js'

/** How long an action can be undone, in ms. Pauses while the user is deciding. */
const UNDO_MS = 8000

/** Maximum time including pauses, in ms. */
const LONGEST_MS = 60_000

/** Period in which an action can be undone. Nothing waits for it: the action was already sent. */
export interface UndoWindow {
  /** Resolves to `true` if it was undone. */
  readonly isUndone: Promise<boolean>
  /** Ends the period without undoing. */
  close(): void
  /** Ends the period and undoes. */
  undo(): void
  /** Pauses while the user is deciding, for at most a minute in total. */
  pause(isPaused: boolean): void
}

/**
 * Starts a period in which an action can be undone.
 *
 * @param onUndo is called at the moment of the undo
 */
export function openUndoWindow(onUndo?: () => void): UndoWindow {
  let isClosed = false
  let isStopped = false
  let left = UNDO_MS
  let leftInAll = LONGEST_MS
  let since = monotonicTime()
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
  function undo(): void {
    if (!isClosed) onUndo?.()
    finish(true)
  }
  return { isUndone, close, undo, pause }
}
