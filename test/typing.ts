/** Gives a text field a value, as typing does. */
export function type(field: HTMLElement | null, text: string): void {
  // It may be one of another document, and so of another class.
  if (field?.localName !== 'input') throw new TypeError('This is no text field.')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}
