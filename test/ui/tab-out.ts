import { sendKeys } from '@web/test-runner-commands'

/** Whether Tab goes from what has the focus to what follows in the page. Where nothing does, WebKit begins anew. */
export async function goesOutByTab(): Promise<boolean> {
  const next = document.body.appendChild(document.createElement('button'))
  await sendKeys({ press: 'Tab' })
  const isThere = document.activeElement === next
  next.remove()
  return isThere
}
