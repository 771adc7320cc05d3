import { openPrerendered } from './open-prerendered.mjs'
import { pageTime } from './page-time.mjs'

/** A press is replayed within 3 s, however busy the machine is. */
export const PHONE = { viewport: { width: 390, height: 844 }, now: pageTime() }
export const DESKTOP = { viewport: { width: 1200, height: 900 }, now: pageTime() }

/** Parts of the details that are prerendered. */
export const DETAILS_PARTS = '.header, .header *, [part~="hero"], [part~="latch"], .lock-codes'

export const row = (page, name) => page.getByRole('button', { name }).first()
export const title = (page) => page.getByRole('heading', { name: 'Device', exact: true })

/** Returns the text of the focused control. */
export const focused = (page) =>
  page.locator('x-device-table').evaluate(({ shadowRoot }) => shadowRoot.activeElement?.textContent.trim())

/** Records the ids of pressed rows. @param given.isCanceled `true` to keep their screens from opening */
export async function recordClicks(page, type, { isCanceled = false } = {}) {
  await page.evaluate(
    ([type, isCanceled]) => {
      globalThis.clicked = []
      document.addEventListener(type, (event) => {
        globalThis.clicked.push(event.detail.access_code_id ?? event.detail.device_id)
        if (isCanceled) event.preventDefault()
      })
    },
    [type, isCanceled]
  )
  return () => page.evaluate(() => globalThis.clicked)
}

/** Presses a row of a table that is prerendered, and waits for the details. @param prepare called before the press */
export async function openRow(scope, { prepare, name = 'Front Door', ...given } = {}) {
  const prerendered = await openPrerendered(scope, 'x-device-table', '[part~="row"]', { page: PHONE, ...given })
  const clicked = await recordClicks(prerendered.page, 'device-click')
  await prepare?.(prerendered.page)
  await row(prerendered.page, name).click()
  await title(prerendered.page).waitFor()
  return { ...prerendered, clicked }
}
