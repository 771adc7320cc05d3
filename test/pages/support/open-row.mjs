import { openDrawn } from './open-drawn.mjs'
import { pageTime } from './page-time.mjs'

/** A press is replayed within 3 s, however busy the machine is. */
export const PHONE = { viewport: { width: 390, height: 844 }, now: pageTime() }
export const DESKTOP = { viewport: { width: 1200, height: 900 }, now: pageTime() }

/** Parts of the details that are prerendered. */
export const DETAILS_PARTS = '.header, .header *, [part~="hero"], [part~="latch"], .lock-codes'

export const row = (page, name) => page.getByRole('button', { name }).first()
export const back = (page) => page.getByRole('button', { name: 'Back', exact: true })
export const title = (page) => page.getByRole('heading', { name: 'Device', exact: true })

/** Returns the text of the focused control. */
export const focused = (page) =>
  page.locator('x-device-table').evaluate(({ shadowRoot }) => shadowRoot.activeElement?.textContent.trim())

/** Presses a row of a table that is prerendered, and waits for the details. @param prepare called before the press */
export async function openRow(scope, { prepare, name = 'Front Door', ...given } = {}) {
  const drawn = await openDrawn(scope, 'x-device-table', '[part~="row"]', { page: PHONE, ...given })
  await drawn.page.evaluate(() => {
    globalThis.clicked = []
    document.addEventListener('device-click', ({ detail }) => globalThis.clicked.push(detail.device_id))
  })
  await prepare?.(drawn.page)
  await row(drawn.page, name).click()
  await title(drawn.page).waitFor()
  return { ...drawn, clicked: () => drawn.page.evaluate(() => globalThis.clicked) }
}
