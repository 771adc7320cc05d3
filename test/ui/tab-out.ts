import { sendKeys } from '@web/test-runner-commands'

/**
 * Returns `true` if Tab moves the focus to the next element of the page. Without a next element, WebKit wraps around.
 */
export async function goesOutByTab(): Promise<boolean> {
  const next = document.body.appendChild(document.createElement('button'))
  await sendKeys({ press: 'Tab' })
  const isThere = document.activeElement === next
  next.remove()
  return isThere
}
