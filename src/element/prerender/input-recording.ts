import { controlOf, identityOf } from './control-identity.js'
import { recordPress } from './record-press.js'

/** User input in a prerendered screen. */
export interface InputRecording {
  readonly drawing: HTMLElement
  /** The identity of the control that has the focus. */
  focused?: string | undefined
  /** Of the list. */
  scrollTop: number
  /** Returns the identity of the button that was pressed last, if that may still be replayed, and forgets the press. */
  takePress(): string | undefined
  /** Returns `true` while the element has the user and the options that the screen was drawn for. */
  isCurrent(): boolean
}

/** Records what is pressed, typed, focused and scrolled in a prerendered screen. */
export function recordInput(drawing: HTMLElement, isCurrent: () => boolean): InputRecording {
  const recording: InputRecording = { drawing, scrollTop: 0, takePress: recordPress(drawing), isCurrent }
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
