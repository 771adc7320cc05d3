import assert from 'node:assert/strict'
import { openBody } from './support/browser.mjs'
import { elementOf, rows } from './support/elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

/** Returns how many elements got new styles between a key and the `input` event that it causes. */
async function stylesOfKey(browser, page, key) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.keyboard.press(key)
  const { traceEvents } = JSON.parse(await browser.stopTracing())
  const isEvent = ({ name, args }, type) => name === 'EventDispatch' && args.data.type === type
  const press = traceEvents.find((event) => isEvent(event, 'keydown'))
  const input = traceEvents.find((event) => isEvent(event, 'input'))
  return traceEvents
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > press.ts && ts < input.ts)
    .reduce((count, { args }) => count + args.elementCount, 0)
}

test('A key that fills or empties the search field leaves the styles of the rows alone', async ({ scope }) => {
  const table = elementOf('x-device-table', await startPlatform(scope, { size: 100 }))
  const { page } = await openBody(scope, table, '/dist/cdn/all.js')
  await rows(page).nth(9).waitFor()
  await page.getByRole('searchbox').focus()
  // The first key also shows the focus.
  await page.keyboard.press('o')
  await page.keyboard.press('Backspace')
  const elements = await page.evaluate(
    () => document.querySelector('x-device-table').shadowRoot.querySelectorAll('*').length
  )
  for (const key of ['o', 'Backspace'])
    assert.ok((await stylesOfKey(scope.browser, page, key)) < elements / 4, `${key} changes the styles of rows`)
})
