/** How long a control can be disabled, in ms. It may have to finish a command first. */
const TIMEOUT = 30_000

/**
 * Waits until a control takes presses. A control that sends a command to a device takes none for up to a second after it
 * appeared or its action changed, and has `aria-disabled` meanwhile.
 *
 * @returns the control
 * @throws Error if the control is still disabled after 30 s
 *
 * @example
 * fireEvent.click(await enabled(await lock.findByRole('button', { name: 'Unlock' })))
 */
export async function enabled<Control extends Element>(control: Control): Promise<Control> {
  const isDisabled = (): boolean => control.getAttribute('aria-disabled') === 'true'
  if (!isDisabled()) return control
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      observer.disconnect()
      reject(new Error(`The control “${control.textContent.trim()}” was disabled for ${TIMEOUT / 1000} s.`))
    }, TIMEOUT)
    const observer = new MutationObserver(() => {
      if (isDisabled()) return
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    })
    observer.observe(control, { attributeFilter: ['aria-disabled'] })
  })
  return control
}
