import assert from 'node:assert/strict'
import { complaints, eventually, openBody } from './support/browser.mjs'
import { elementOf, rows } from './support/elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

const ALL = '/dist/cdn/all.js'
const LOCK = 'device_front_door'

const row = (page, name) => rows(page, 'x-device-table').filter({ hasText: name })

for (const [copies, scripts] of Object.entries({
  'cdn/all.js twice, from two addresses': [ALL, '/copy/cdn/all.js'],
  'cdn/all.js and the split elements': [ALL, '/dist/elements/device-table.js', '/dist/elements/lock-details.js'],
  'cdn/all.js and cdn/autoload.js': [ALL, '/dist/cdn/autoload.js'],
  'the split elements before cdn/all.js': ['/dist/elements/lock-details.js', ALL],
  'two elements of two copies': ['/dist/elements/device-table.js', '/copy/elements/lock-details.js']
})) {
  test(`A page that loads ${copies} has one session`, async ({ scope }) => {
    const platform = await startPlatform(scope)
    const { callsTo } = platform
    const body = elementOf('x-device-table', platform) + elementOf('x-lock-details', platform, `device-id="${LOCK}"`)
    const { page, log } = await openBody(scope, body, scripts)
    await row(page, 'Front Door').waitFor()
    const button = page.locator('x-lock-details').getByRole('button', { name: /^(Lock|Unlock)$/ })
    const action = await button.innerText()
    const said = page.getByText('Lock status has been successfully updated')
    await Promise.all([said.waitFor(), button.click()])
    // The table shows the change of the other element without a request.
    await row(page, 'Front Door')
      .getByText(action === 'Lock' ? 'Locked' : 'Unlocked', { exact: true })
      .waitFor()
    const isShared = await page.evaluate(() => {
      const [table, details] = document.querySelectorAll('x-device-table, x-lock-details')
      return table.session.store === details.session.store && table.session.client === details.session.client
    })
    assert.ok(isShared)
    assert.equal(callsTo('/client_sessions/get_or_create').length, 1)
    assert.equal(callsTo('/devices/list').length, 1)
    assert.deepEqual(complaints(log), [])
  })
}

test('An element that is added later uses the loaded data', async ({ scope }) => {
  const platform = await startPlatform(scope)
  const { callsTo } = platform
  const { page } = await openBody(scope, elementOf('x-device-table', platform), ALL)
  await row(page, 'Front Door').waitFor()
  await page.evaluate(() => document.body.append(document.querySelector('x-device-table').cloneNode()))
  await eventually(async () => assert.equal(await row(page, 'Front Door').count(), 2))
  assert.equal(callsTo('/client_sessions/get_or_create').length, 1)
  assert.equal(callsTo('/devices/list').length, 1)
})

test('The elements of a page without a user name belong to one user, even after a reload', async ({ scope }) => {
  const { endpoint, callsTo } = await startPlatform(scope)
  const table = `<x-device-table endpoint="${endpoint}" publishable-key="seam_pk_test"></x-device-table>`
  const { page } = await openBody(scope, table.repeat(2), ALL)
  await row(page, 'Front Door').first().waitFor()
  await page.reload()
  await row(page, 'Front Door').first().waitFor()
  const sessions = callsTo('/client_sessions/get_or_create').map(
    ({ body: { user_identifier_key } }) => user_identifier_key
  )
  assert.equal(sessions.length, 2)
  assert.match(sessions[0], /^fingerprint_/)
  assert.equal(sessions[1], sessions[0])
})
