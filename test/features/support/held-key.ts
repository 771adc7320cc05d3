/** Presses Enter on a button, and again as a key that is still held. @returns whether the button handles each of them */
export const pressAndHold = (button: HTMLElement): boolean[] =>
  [false, true].map((repeat) =>
    button.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, composed: true, cancelable: true })
    )
  )
