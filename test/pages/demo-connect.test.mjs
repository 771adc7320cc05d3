import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from './support/browser.mjs'
import { usePlayground } from './support/playground.mjs'

const demo = usePlayground()
const { open, choose, entries, findViolations, playground, live } = demo
const devices = (count) => live().getByRole('heading', { name: `Devices ${count}` }).waitFor()
const names = () => live().locator('[part~="row"]').first().innerText()
const providers = () => demo.page.getByRole('group', { name: 'Whose devices are they?' })
const provider = (name) => providers().getByRole('radio', { name })
const press = (name) => demo.page.getByRole('button', { name, exact: true }).click()
const title = (name) => demo.page.getByRole('heading', { name, level: 1 }).waitFor()
const backLink = () => demo.page.getByRole('link', { name: 'Back to the playground' })

const PLATFORMS = { 'the sandbox in the page': /^Sandbox in this page/, 'the demo server': /^Demo server/ }

/** Goes from the playground to the connect page, as a person does. */
async function goToConnectPage(platform = PLATFORMS['the sandbox in the page'], heading = 'Connect an account') {
  await choose('Platform', platform)
  await playground().getByLabel('Tag').selectOption('x-connect-account')
  await live().getByRole('button', { name: 'Connect Account' }).click()
  await title(heading)
}

const connectPage = (parameters) => open(`connect/?${new URLSearchParams(parameters)}`)

for (const [name, platform] of Object.entries(PLATFORMS)) {
  test(`an account that is connected with ${name} brings its device, also after a reload`, async () => {
    await open()
    await choose('Platform', platform)
    await devices(30)
    await goToConnectPage(platform)
    await provider('Yale').check()
    await press('Connect')
    await devices(31)
    assert.match(await names(), /Yale/)
    assert.equal(new URL(demo.page.url()).pathname, '/')
    await demo.page.reload()
    await devices(31)
    assert.match(await names(), /Yale/)
  })
}

test('each account that is connected in the page brings one more, until one starts again', async () => {
  await open()
  await goToConnectPage()
  await press('Connect')
  await devices(31)
  await goToConnectPage()
  await provider('ecobee').check()
  await press('Connect')
  await devices(32)
  await live().getByText(/ecobee Thermostat/).first().waitFor()
  await playground().getByRole('button', { name: 'Start again' }).click()
  await devices(30)
  await demo.page.reload()
  await devices(30)
})

for (const [name, platform] of Object.entries(PLATFORMS)) {
  test(`cancelling comes back to ${name} with nothing added`, async () => {
    await open()
    await choose('Platform', platform)
    const heading = live().getByRole('heading', { name: /^Devices \d+/ })
    await heading.waitFor()
    const before = await heading.innerText()
    await goToConnectPage(platform)
    await provider('Minut').check()
    await press('Cancel')
    await eventually(async () => assert.equal(await heading.innerText(), before))
    assert.ok(await demo.page.getByRole('radio', { name: platform }).isChecked())
  })
}

test('one comes back to the choices that were made, and to the section that one left', async () => {
  await open()
  await choose('Theme', 'Dark')
  await choose('Language', 'Deutsch')
  const section = demo.page.getByRole('article', { name: 'Connect account' })
  await demo.page.getByRole('link', { name: 'Connect account' }).click()
  await section.getByRole('button', { name: 'Connect Account', exact: true }).click()
  await title('Connect an account')
  await press('Connect')
  await section.getByRole('button', { name: 'Connect Account', exact: true }).waitFor()
  assert.ok(await demo.page.getByRole('radio', { name: 'Dark' }).isChecked())
  assert.equal(new URL(demo.page.url()).hash, '#connect-account')
  await demo.page.getByRole('link', { name: 'Device table' }).click()
  await demo.page.getByRole('article', { name: 'Device table' }).getByRole('heading', { name: 'Devices 31' }).waitFor()
  await demo.page.getByRole('link', { name: 'Playground', exact: true }).click()
  await live().getByRole('heading', { name: 'Geräte 31' }).waitFor()
})

test('the log tells where one is sent, and nothing of who one is', async () => {
  await open()
  await playground().getByLabel('Tag').selectOption('x-connect-account')
  // The host may keep the browser here.
  await live().evaluate((host) => host.addEventListener('connect-webview', (event) => event.preventDefault()))
  await live().getByRole('button', { name: 'Connect Account' }).click()
  const entry = entries().filter({ hasText: 'connect-webview' })
  await entry.waitFor()
  assert.match(await entry.innerText(), /connect-webview\s+localhost:\d+$/)
  assert.doesNotMatch((await entries().allTextContents()).join(), /seam_|connect_webview_id/)
})

test('a connection that breaks is told, and can be tried again', async () => {
  await open()
  await goToConnectPage(PLATFORMS['the demo server'])
  await demo.page.route('**/connect_webviews/authorize', (route) => route.fulfill({ status: 500 }), { times: 1 })
  const failing = demo.page.waitForResponse('**/connect_webviews/authorize')
  demo.ignore(/status of 500/)
  await press('Connect')
  await failing
  await demo.page.getByRole('alert').getByText('The account could not be connected. Please try again.').waitFor()
  await press('Connect')
  await live().getByRole('heading', { name: /^Devices/ }).waitFor()
})

test('while it connects, it says so and takes no second press', async () => {
  await open()
  await goToConnectPage(PLATFORMS['the demo server'])
  const held = []
  await demo.page.route('**/connect_webviews/authorize', (route) => void held.push(route))
  const calls = () => demo.requested.filter((url) => url.endsWith('/connect_webviews/authorize')).length
  await press('Connect')
  const pending = demo.page.getByRole('button', { name: 'Connecting…' })
  await pending.waitFor()
  await eventually(() => assert.equal(held.length, 1))
  assert.ok(await provider('Yale').isDisabled())
  await pending.click({ force: true })
  assert.equal(calls(), 1)
  await held[0].continue()
  await live().getByRole('heading', { name: /^Devices/ }).waitFor()
  assert.equal(calls(), 1)
})

test('nobody is sent to an address that is not of this site', async () => {
  await open()
  await goToConnectPage()
  const asked = new URL(demo.page.url())
  const addresses = [
    'https://foreign.example/',
    'http://localhost:1/',
    'http://localhost@foreign.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//foreign.example/',
    'foreign.example',
    await demo.page.evaluate(() => URL.createObjectURL(new Blob(['x']))),
    ''
  ]
  for (const address of addresses) {
    asked.searchParams.set('custom_redirect_url', address)
    await demo.page.goto(asked.href)
    await title('This link leads elsewhere')
    assert.equal(await demo.page.getByRole('button').count(), 0, address)
  }
  await backLink().click()
  await devices(30)
})

test('an address that belongs to no press of "Connect Account" says so, and leads back', async () => {
  await open()
  for (const parameters of [
    { platform: 'page' },
    { platform: 'page', connect_webview_id: 'unknown' },
    { platform: 'constructor', connect_webview_id: 'unknown' },
    { connect_webview_id: 'unknown' }
  ]) {
    await connectPage({ custom_redirect_url: demo.url, ...parameters })
    await title('There is nothing to connect here')
    assert.equal(await demo.page.getByRole('button').count(), 0, JSON.stringify(parameters))
  }
  await backLink().click()
  await devices(30)
})

const KEEPING_NOTHING = {
  'may not be touched': () =>
    Object.defineProperty(globalThis, 'sessionStorage', {
      get() {
        throw new DOMException('Refused.', 'SecurityError')
      }
    }),
  'is full': () =>
    (Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    })
}
for (const [name, keepNothing] of Object.entries(KEEPING_NOTHING)) {
  test(`where the storage of the tab ${name}, the connect page says so, and the demo server does without`, async () => {
    await demo.page.addInitScript(keepNothing)
    await open()
    await goToConnectPage(undefined, 'This browser keeps nothing for the playground')
    assert.match(await demo.page.locator('#lead').innerText(), /“Demo server over HTTP”/)
    assert.equal(await demo.page.getByRole('button').count(), 0)
    await backLink().click()
    await devices(30)
    await goToConnectPage(PLATFORMS['the demo server'])
    await press('Cancel')
    await live().getByRole('heading', { name: /^Devices/ }).waitFor()
  })
}

for (const kept of ['{', 'null', '"august"', '[7,"nobody","yale"]']) {
  test(`what is kept of connected accounts may be anything, such as ${kept}`, async () => {
    await open()
    await demo.page.evaluate((kept) => sessionStorage.setItem('latchkey-demo.connected-providers', kept), kept)
    await demo.page.reload()
    const before = kept.includes('yale') ? 31 : 30
    await devices(before)
    await goToConnectPage()
    await press('Connect')
    await devices(before + 1)
  })
}

test('a webview that the demo server does not know is told when one connects, and leads back', async () => {
  await connectPage({ platform: 'server', connect_webview_id: 'webview', custom_redirect_url: demo.url })
  demo.ignore(/status of 40\d/)
  await press('Connect')
  await title('There is nothing to connect here')
  assert.equal(await demo.page.evaluate(() => document.activeElement.id), 'title')
  await backLink().click()
  await devices(30)
})

for (const scheme of ['light', 'dark']) {
  test(`nothing is amiss for assistive technology on the connect page in ${scheme}`, async () => {
    await demo.page.emulateMedia({ colorScheme: scheme })
    await open()
    await goToConnectPage()
    assert.deepEqual(await findViolations(), [])
    await connectPage({ platform: 'page' })
    await title('There is nothing to connect here')
    assert.deepEqual(await findViolations(), [])
  })
}

test('the connect page is used by keyboard alone', async () => {
  await open()
  await goToConnectPage()
  await provider('August').waitFor()
  await demo.page.keyboard.press('Tab')
  await demo.page.keyboard.press('ArrowDown')
  assert.ok(await provider('Yale').isChecked())
  await demo.page.keyboard.press('Enter')
  await devices(31)
  assert.match(await names(), /Yale/)
})

for (const width of [320, 480, 1000]) {
  test(`the connect page fits a window of ${width} px`, async () => {
    await demo.page.setViewportSize({ width, height: 640 })
    await open()
    await goToConnectPage()
    assert.equal(await demo.page.evaluate(() => document.documentElement.scrollWidth), width)
  })
}
