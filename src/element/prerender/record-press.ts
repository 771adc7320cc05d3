import { controlOf, identityOf, isRow, keyOf } from './control-identity.js'

/** How long after a press it may be replayed, in ms. */
const REPLAY_LIMIT = 3000

/** A press of a button in a prerendered screen, until it is replayed or expires. */
export interface RecordedPress {
  /** Returns the key of the pressed row, or `undefined` if no row was pressed. */
  row(): string | undefined
  /** Returns the identity of the button that was pressed last, if it may still be replayed, and forgets the press. */
  take(): string | undefined
}

/** The user continues with something else. A click that follows is a press of its own. */
const OTHER_INPUT = ['copy', 'cut', 'focusin', 'keydown', 'pointerdown']

export function unmarkPressed(control: Element): void {
  control.removeAttribute('aria-busy')
  control.classList.remove('busy')
}

/**
 * Records the last press of a button in a prerendered screen, which is busy while the press may be replayed: for 3 s, or
 * until the user continues with something else.
 */
export function recordPress(drawing: HTMLElement): RecordedPress {
  let take = (): string | undefined => undefined
  let row: string | undefined
  drawing.addEventListener('click', (event) => {
    take()
    const control = controlOf(event)
    if (control?.localName !== 'button') return
    const pressedAt = Date.now()
    const identity = identityOf(control)
    const ended = new AbortController()
    row = isRow(control) ? keyOf(control) : undefined
    // Safari doesn't focus a pressed button.
    if (row) control.focus({ preventScroll: true })
    take = () => {
      row = undefined
      clearTimeout(timer)
      // The timer is late if the page has been busy.
      const isExpired = ended.signal.aborted || Date.now() - pressedAt > REPLAY_LIMIT
      ended.abort()
      unmarkPressed(control)
      return isExpired ? undefined : identity
    }
    const timer = setTimeout(take, REPLAY_LIMIT)
    const noticeInput = (other: Event): void => {
      // Some browsers focus a button after its click.
      if (other.type !== 'focusin' || !other.composedPath().includes(control)) take()
    }
    control.setAttribute('aria-busy', 'true')
    control.classList.add('busy')
    for (const type of OTHER_INPUT) addEventListener(type, noticeInput, { capture: true, signal: ended.signal })
  })
  return { row: () => row, take: () => take() }
}
