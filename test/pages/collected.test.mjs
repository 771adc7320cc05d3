import assert from 'node:assert/strict'
import { eventually, openBody } from './support/browser.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

/** Opens a page that creates elements, references them weakly and removes them. */
async function openRoom(scope) {
  const { endpoint } = await startPlatform(scope)
  const { page } = await openBody(scope, '<div id="room"></div>', '/dist/cdn/all.js')
  await page.waitForFunction(() => customElements.get('x-device-table'))
  const protocol = await page.context().newCDPSession(page)
  await page.evaluate(() => {
    globalThis.remembered = []
  })
  return {
    page,
    endpoint,
    /** Returns the number of referenced elements after garbage collection. */
    left: async () => {
      await protocol.send('HeapProfiler.collectGarbage')
      return page.evaluate(() => globalThis.remembered.filter((reference) => reference.deref()).length)
    },
    empty: () =>
      page.evaluate(async () => {
        document.querySelector('#room').replaceChildren()
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      })
  }
}

test('Removed elements can be garbage-collected, even if another element of their session remains', async ({
  scope
}) => {
  const { page, endpoint, left, empty } = await openRoom(scope)
  await page.evaluate(async (endpoint) => {
    const add = (parent) => {
      const table = document.createElement('x-device-table')
      Object.assign(table, { endpoint, publishableKey: 'seam_pk_test', userIdentifierKey: 'jane' })
      parent.append(table)
      return table
    }
    add(document.body)
    for (let count = 0; count < 5; count += 1)
      globalThis.remembered.push(new WeakRef(add(document.querySelector('#room'))))
  }, endpoint)
  await page.locator('#room x-device-table').last().locator('[part~="row"]').first().waitFor()
  await empty()
  await eventually(async () => assert.equal(await left(), 0))
})

test('Elements that were rejected because of another client can be garbage-collected', async ({ scope }) => {
  const { page, endpoint, left, empty } = await openRoom(scope)
  await page.evaluate(async (endpoint) => {
    const first = document.createElement('x-device-table')
    Object.assign(first, { endpoint, publishableKey: 'seam_pk_test', userIdentifierKey: 'jane' })
    document.body.append(first)
    await new Promise((resolve) => first.addEventListener('session-change', resolve, { once: true }))
    const { client } = first.session
    Object.assign(first, { publishableKey: undefined, userIdentifierKey: undefined, endpoint: undefined })
    Object.assign(first, { client, queryKeyPrefix: 'one' })
    const other = document.createElement('x-device-table')
    Object.assign(other, { endpoint, publishableKey: 'seam_pk_test', userIdentifierKey: 'joe' })
    document.body.append(other)
    await new Promise((resolve) => other.addEventListener('session-change', resolve, { once: true }))
    for (let count = 0; count < 5; count += 1) {
      const rejected = document.createElement('x-device-table')
      Object.assign(rejected, { client: other.session.client, queryKeyPrefix: 'one' })
      document.querySelector('#room').append(rejected)
      globalThis.remembered.push(new WeakRef(rejected))
    }
  }, endpoint)
  await page.locator('#room x-device-table').last().getByText('query-key-prefix').waitFor()
  await empty()
  await eventually(async () => assert.equal(await left(), 0))
})
