import assert from 'node:assert/strict'
import { complaints, eventually, openPage, pageOf } from './support/browser.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

const TELEMETRY = '/internal/tlmtry'
const USER = 'jane@example.com!'
const KEY = 'seam_pk_very_public'

const element = (tag, endpoint, attributes = '') =>
  `<${tag} endpoint="${endpoint}" publishable-key="${KEY}" user-identifier-key="${USER}" ${attributes}></${tag}>`

const ten = (endpoint, attributes) =>
  [
    ...Array(4).fill(element('x-device-table', endpoint, attributes)),
    ...Array(3).fill(element('x-lock-details', endpoint, 'device-id="device_front_door"')),
    element('x-access-code-table', endpoint, 'device-id="device_front_door"'),
    element('x-supported-devices', endpoint),
    element('x-connect-account', endpoint)
  ].join('')

const SCREENS = ['access-code-table', 'connect-account', 'device-table', 'lock-details', 'supported-devices']

/** Ten elements side by side, each of which is partly visible. */
const tenInView = (endpoint) => `
  <style>main { display: flex } main > * { flex: 1; min-inline-size: 0 }</style>
  <main>${ten(endpoint)}</main>`

const WIDE = { width: 2000, height: 1000 }

const open = (scope, body, { script = '/dist/cdn/all.js', ...options } = {}) =>
  openPage(scope, { files: { '/': pageOf(body, script) }, ...options })

const namesOf = (telemetry, type) =>
  telemetry.filter(({ body }) => body.type === type).map(({ body }) => body.name ?? body.event)

/** Returns the number of all messages, which is not visible on the page. */
const messagesOf = (page) => page.evaluate(() => globalThis[Symbol.for('latchkey.telemetry.1')]?.messages)

async function toggleLock(page) {
  const button = page
    .locator('x-lock-details')
    .first()
    .getByRole('button', { name: /^(Lock|Unlock)$/ })
  const said = page.getByText('Lock status has been successfully updated').first()
  await Promise.all([said.waitFor(), button.click()])
}

test('Ten elements report the user once and each screen once, with one anonymous id and without secrets', async ({
  scope
}) => {
  const { endpoint, telemetry, calls } = await startPlatform(scope)
  const { page, log } = await open(scope, tenInView(endpoint), { viewport: WIDE })
  await eventually(() => assert.deepEqual(namesOf(telemetry, 'screen').toSorted(), SCREENS))
  await toggleLock(page)
  await eventually(() => assert.equal(namesOf(telemetry, 'track').length, 1))
  assert.deepEqual(namesOf(telemetry, 'screen').toSorted(), SCREENS)
  assert.equal(namesOf(telemetry, 'identify').length, 1)
  assert.equal(new Set(telemetry.map(({ body }) => body.messageId)).size, telemetry.length)
  assert.equal(new Set(telemetry.map(({ body }) => body.anonymousId)).size, 1)

  const secrets = [
    KEY,
    USER,
    ...calls.flatMap(({ user }) => (user ? [user.replace('Bearer ', '')] : [])),
    'Front Door',
    'device_',
    '@'
  ]
  for (const { url, user, body } of telemetry) {
    assert.equal(user, null)
    for (const secret of secrets) assert.ok(!`${url} ${JSON.stringify(body)}`.includes(secret), `${secret} was told.`)
  }
  assert.deepEqual(complaints(log), [])
})

test('Waiting messages are sent before the page is left', async ({ scope }) => {
  // Slow, but below the timeout.
  const { endpoint, telemetry } = await startPlatform(scope, { faults: { [TELEMETRY]: { delay: 5000 } } })
  const { page } = await open(scope, tenInView(endpoint), { viewport: WIDE })
  await eventually(async () => assert.equal(await messagesOf(page), 3 + SCREENS.length))
  await eventually(() => assert.ok(telemetry.length > 0))
  assert.ok(namesOf(telemetry, 'screen').length < SCREENS.length)
  await page.goto('about:blank')
  await eventually(() => assert.deepEqual(namesOf(telemetry, 'screen').toSorted(), SCREENS))
})

test('A page whose policy or network blocks telemetry works as usual', async ({ scope }) => {
  const { endpoint, telemetry } = await startPlatform(scope)
  const { page, log } = await open(scope, '')
  await page.route(`**${TELEMETRY}`, (route) => route.abort('blockedbyclient'))
  const blocked = page.waitForEvent('requestfailed', (request) => request.url().endsWith(TELEMETRY))
  await page.evaluate(
    (html) => document.body.append(document.createRange().createContextualFragment(html)),
    ten(endpoint)
  )
  await Promise.all([blocked, toggleLock(page)])
  assert.deepEqual(telemetry, [])
  assert.deepEqual(
    complaints(log).filter((text) => !text.startsWith('Failed to load resource')),
    []
  )
})
