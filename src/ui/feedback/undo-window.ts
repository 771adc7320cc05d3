/** How long what was done can be undone, in ms, not counting the time that a person is about to decide. */
export const UNDO_MS = 8000

/** What nobody has decided is decided after this long, in ms. */
const LONGEST_MS = 60_000

/** The time in which a person can undo what was done. Nothing waits for it: what was done is sent already. */
export interface UndoWindow {
  /** Whether it was undone, once the window is closed. */
  readonly isUndone: Promise<boolean>
  /** Closes it: what was done stays. */
  close(): void
  /** Closes it: what was done is to be undone. */
  undo(): void
  /** Stops its time while a person is about to decide, for a minute in all, or lets it go on. */
  pause(isPaused: boolean): void
}

/** Opens the time in which something can be undone. */
export function openUndoWindow(): UndoWindow {
  let isClosed = false
  let isStopped = false
  let left = UNDO_MS
  let leftInAll = LONGEST_MS
  let since = Date.now()
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
    // A clock that was set back has not run backwards.
    const passed = Math.max(0, Date.now() - since)
    if (!isStopped) left -= passed
    leftInAll -= passed
    since = Date.now()
    isStopped = isPaused
    timer = setTimeout(close, isPaused ? leftInAll : Math.min(left, leftInAll))
  }
  pause(false)
  return { isUndone, close, undo: () => finish(true), pause }
}
