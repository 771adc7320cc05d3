import { controlOf, identityOf } from './control-identity.js'
import { recordPress } from './record-press.js'

/** User and options that a prerendered screen was drawn for. */
export interface DrawingBasis {
  /** Returns `true` while the element has this user and these options. */
  isCurrent(): boolean
  /** Replaces them with the current user and options. */
  update(): void
}

/** User input in a prerendered screen. */
export interface InputRecording {
  readonly drawing: HTMLElement
  readonly basis: DrawingBasis
  /** The identity of the control that has the focus. */
  focused?: string | undefined
  /** Of the list. */
  scrollTop: number
  /** The identity of the row whose screen replaces the list in the drawing. */
  opened?: string | undefined
  /** The search field of the list, if a row is open. */
  search?: HTMLInputElement | undefined
  /** Restores the scroll positions of the list, if a row is open. */
  scrollBack?: (() => void) | undefined
  /** Returns the identity of the button that was pressed last, if that may still be replayed, and forgets the press. */
  takePress(): string | undefined
}

/** Records what is pressed, typed, focused and scrolled in a prerendered screen. */
export function recordInput(drawing: HTMLElement, basis: DrawingBasis): InputRecording {
  const recording: InputRecording = { drawing, basis, scrollTop: 0, takePress: recordPress(drawing) }
  const list = drawing.querySelector('.list')
  drawing.addEventListener('focusin', (event) => {
    const control = controlOf(event)
    recording.focused = control ? identityOf(control) : undefined
  })
  drawing.addEventListener('focusout', () =>
    queueMicrotask(() => {
      // A drawing that is removed loses the focus too, though the user has not moved it.
      if (drawing.isConnected && !drawing.matches(':focus-within')) recording.focused = undefined
    })
  )
  list?.addEventListener('scroll', () => (recording.scrollTop = list.scrollTop))
  return recording
}
