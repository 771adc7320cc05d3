/** Types text into a field. */
export function type(field: HTMLElement | null, text: string): void {
  // A field of another document has another class.
  if (field?.localName !== 'input') throw new TypeError('This is no text field.')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}
