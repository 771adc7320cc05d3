/** What a person did to something before React was there to follow it. */
export interface EarlyInput {
  /** Does it to what stands there now. */
  repeatIn(root: ShadowRoot): void
}

// Other fields are set to what a device is, and nobody's typing.
const controlsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('button, [type=search]')]

const isInput = (element: Element | undefined): element is HTMLInputElement => element?.localName === 'input'

/** Types a text as a person does: React takes what is set on an input for its own doing. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
}

/** Follows what is pressed, typed, focused and scrolled in a drawing that React is going to draw anew. */
export function followInput(drawing: HTMLElement): EarlyInput {
  const controls = controlsIn(drawing)
  const list = drawing.querySelector('.list')
  let focused = -1
  let pressed = -1
  let scrollTop = 0
  const indexOf = (event: Event): number =>
    controls.findIndex((control) => event.composedPath().some((node) => node === control))
  drawing.addEventListener('focusin', (event) => (focused = indexOf(event)))
  drawing.addEventListener('focusout', () =>
    queueMicrotask(() => {
      // What goes away has lost the focus by that alone, and nobody has moved it.
      if (drawing.isConnected && !drawing.matches(':focus-within')) focused = -1
    })
  )
  drawing.addEventListener('click', (event) => (pressed = indexOf(event)))
  list?.addEventListener('scroll', () => (scrollTop = list.scrollTop))

  return {
    repeatIn(root) {
      const now = controlsIn(root)
      /** What stands in the place of a control; nothing where that is something else. */
      const successorOf = (index: number): HTMLElement | undefined =>
        now[index]?.textContent === controls[index]?.textContent ? now[index] : undefined
      if (scrollTop > 0) root.querySelector('.list')?.scrollTo?.({ top: scrollTop, behavior: 'instant' })
      controls.forEach((control, index) => {
        const field = now[index]
        if (!isInput(control) || !isInput(field)) return
        if (control.value) type(field, control.value)
        if (index !== focused) return
        field.focus({ preventScroll: true })
        field.setSelectionRange(control.selectionStart, control.selectionEnd)
      })
      if (!isInput(controls[focused])) successorOf(focused)?.focus({ preventScroll: true })
      successorOf(pressed)?.click()
    }
  }
}
