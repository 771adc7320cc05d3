import { controlOf, findControl, identityOf } from './control-identity.js'

/** What the user does to a prerendered screen. */
export interface InputRecording {
  /** Does the same to the screen that React has rendered in its place. */
  replay(root: ShadowRoot): void
}

// Other fields show the settings of a device, which the user has not typed.
const searchIn = (root: ParentNode): HTMLInputElement | null => root.querySelector('input[type=search]')

/** Types a text as the user does: React ignores a value that a script has set. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

/**
 * Records what is pressed, typed, focused and scrolled in a prerendered screen. A press is replayed on the same control of
 * the same resource, or not at all.
 *
 * @param isCurrent returns `true` while the element has the user and the options that the screen was drawn for.
 */
export function recordInput(drawing: HTMLElement, isCurrent: () => boolean): InputRecording {
  const list = drawing.querySelector('.list')
  let focused: string | undefined
  let pressed: string | undefined
  let scrollTop = 0
  const controlIn = (event: Event): string | undefined => {
    const control = controlOf(event)
    return control ? identityOf(control) : undefined
  }
  drawing.addEventListener('focusin', (event) => (focused = controlIn(event)))
  drawing.addEventListener('focusout', () =>
    queueMicrotask(() => {
      // A drawing that is removed loses the focus too, though the user has not moved it.
      if (drawing.isConnected && !drawing.matches(':focus-within')) focused = undefined
    })
  )
  drawing.addEventListener('click', (event) => (pressed = controlIn(event)))
  list?.addEventListener('scroll', () => (scrollTop = list.scrollTop))

  return {
    replay(root) {
      if (!isCurrent()) return
      if (scrollTop > 0) root.querySelector('.list')?.scrollTo?.({ top: scrollTop, behavior: 'instant' })
      const [typed, search] = [searchIn(drawing), searchIn(root)]
      if (typed?.value && search) type(search, typed.value)
      const control = findControl(root, focused)
      control?.focus({ preventScroll: true })
      if (typed && control === search) search?.setSelectionRange(typed.selectionStart, typed.selectionEnd)
      findControl(root, pressed)?.click()
    }
  }
}
