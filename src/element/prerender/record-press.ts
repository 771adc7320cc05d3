import { controlOf, identityOf } from './control-identity.js'

/** How long after a press it may be replayed, in ms. */
const REPLAY_LIMIT = 3000

/** The user continues with something else. A click that follows is a press of its own. */
const OTHER_INPUT = ['copy', 'cut', 'focusin', 'keydown', 'pointerdown']

export function unmarkPressed(control: Element): void {
  control.removeAttribute('aria-busy')
  control.classList.remove('busy')
  // Otherwise it would differ from a control that was never pressed.
  if (control.className === '') control.removeAttribute('class')
}

export interface PressRecording {
  /** Returns `true` while a press may be replayed. */
  hasPress(): boolean
  /** Returns the identity of the button that was pressed last, if that may still be replayed, and forgets the press. */
  takePress(): string | undefined
}

/**
 * Records the last press of a button in a prerendered screen, which is busy while the press may be replayed: for 3 s, or
 * until the user continues with something else.
 */
export function recordPress(prerendered: HTMLElement): PressRecording {
  let take = (): string | undefined => undefined
  let isPending = (): boolean => false
  prerendered.addEventListener('click', (event) => {
    take()
    const control = controlOf(event)
    if (control?.localName !== 'button') return
    const pressedAt = Date.now()
    const identity = identityOf(control)
    const ended = new AbortController()
    // The timer is late if the page has been busy.
    isPending = () => !ended.signal.aborted && Date.now() - pressedAt <= REPLAY_LIMIT
    take = () => {
      clearTimeout(timer)
      const taken = isPending() ? identity : undefined
      ended.abort()
      unmarkPressed(control)
      return taken
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
  return { hasPress: () => isPending(), takePress: () => take() }
}
