import assert from 'node:assert/strict'
import { eventually } from './support/browser.mjs'
import { usePlayground } from './support/playground.mjs'
import { test } from './support/test.mjs'

const demo = usePlayground()
const { open, choose, entries, findViolations, playground, live } = demo
const devices = (count) =>
  live()
    .getByRole('heading', { name: `Devices ${count}`, exact: true })
    .waitFor()
const names = () => live().locator('[part~="row"]').first().innerText()
const providers = () => demo.page.getByRole('group', { name: 'Manufacturer' })
const provider = (name) => providers().getByRole('radio', { name })
const press = (name) => demo.page.getByRole('button', { name, exact: true }).click()
const title = (name) => demo.page.getByRole('heading', { name, level: 1 }).waitFor()
const backLink = () => demo.page.getByRole('link', { name: 'Back to the playground' })

const IN_PAGE = /^Sandbox in this page/
const ON_SERVER = /^Demo server/

/** Opens the connect page from the playground, like a user. */
async function goToConnectPage(platform = IN_PAGE, heading = 'Connect an account') {
  await choose('Platform', platform)
  await playground().getByLabel('Tag').selectOption('x-connect-account')
  await live().getByRole('button', { name: 'Connect Account' }).click()
  await title(heading)
}

/** Opens the connect page and cancels. */
async function cancel(platform) {
  await goToConnectPage(platform)
  await provider('Minut').check()
  await press('Cancel')
  await devices(30)
  assert.ok(await demo.page.getByRole('radio', { name: platform }).isChecked())
}

const connectPage = (parameters) => open(`connect/?${new URLSearchParams(parameters)}`)

/** Opens the connect page directly, with a valid webview. */
const connectPageAlone = (destination = demo.url) =>
  connectPage({ platform: 'server', connect_webview_id: 'webview', custom_redirect_url: destination })

const saysNothingToConnect = async (place) => {
  await title('Nothing to connect')
  assert.equal(await demo.page.getByRole('button').count(), 0, place)
}

test('Connecting adds an account in the page until Restart; canceling adds none', async () => {
  await open()
  await devices(30)
  await cancel(IN_PAGE)

  // By keyboard only.
  await goToConnectPage()
  await provider('August').waitFor()
  await demo.page.keyboard.press('Tab')
  await demo.page.keyboard.press('ArrowDown')
  assert.ok(await provider('Yale').isChecked())
  await demo.page.keyboard.press('Enter')
  await devices(31)
  assert.match(await names(), /Yale/)
  assert.equal(new URL(demo.page.url()).pathname, '/playground.html')

  // The page has been loaded twice since the first account was connected.
  await goToConnectPage()
  await provider('ecobee').check()
  await press('Connect')
  await devices(32)
  await live()
    .getByText(/ecobee Thermostat/)
    .first()
    .waitFor()
  await playground().getByRole('button', { name: 'Restart' }).click()
  await devices(30)
  await demo.page.reload()
  await devices(30)
})

test('Connecting adds an account on the demo server, also after a connection failure; canceling adds none', async () => {
  await open()
  await choose('Platform', ON_SERVER)
  await devices(30)
  await cancel(ON_SERVER)

  await goToConnectPage(ON_SERVER)
  await provider('Yale').check()
  const authorize = '**/connect_webviews/authorize'
  await demo.page.route(authorize, (route) => route.fulfill({ status: 500 }), { times: 1 })
  demo.ignore(/status of 500/)
  await Promise.all([demo.page.waitForResponse(authorize), press('Connect')])
  await demo.page.getByRole('alert').getByText('Couldn’t connect the account. Try again.').waitFor()

  // While connecting, it shows a pending state and ignores further clicks.
  const waiting = []
  await demo.page.route(authorize, (route) => void waiting.push(route))
  const calls = () => demo.requested.filter((url) => url.endsWith('/connect_webviews/authorize')).length
  demo.requested.length = 0
  await press('Connect')
  const pending = demo.page.getByRole('button', { name: 'Connecting…' })
  await pending.waitFor()
  await eventually(() => assert.equal(waiting.length, 1))
  assert.ok(await provider('Yale').isDisabled())
  await pending.click({ force: true })
  assert.equal(calls(), 1)
  await waiting[0].continue()
  await devices(31)
  assert.match(await names(), /Yale/)
  assert.equal(calls(), 1)
})

test('The log contains the host but no user data; returning restores the section, and the address keeps the choices', async () => {
  await open()
  await playground().getByLabel('Tag').selectOption('x-connect-account')
  // The host can prevent the navigation.
  await live().evaluate((host) => host.addEventListener('connect-webview', (event) => event.preventDefault()))
  await live().getByRole('button', { name: 'Connect Account' }).click()
  const entry = entries().filter({ hasText: 'connect-webview' })
  await entry.waitFor()
  assert.match(await entry.innerText(), /connect-webview\s+localhost:\d+$/)
  assert.doesNotMatch((await entries().allTextContents()).join(), /seam_|connect_webview_id/)

  await choose('Theme', 'Dark')
  await choose('Language', 'Deutsch')
  const changed = demo.page.url()
  const section = demo.page.getByRole('article', { name: 'Connect account' })
  await open('elements.html#connect-account')
  await section.getByRole('button', { name: 'Connect Account', exact: true }).click()
  await title('Connect an account')
  await press('Connect')
  await section.getByRole('button', { name: 'Connect Account', exact: true }).waitFor()
  assert.equal(new URL(demo.page.url()).hash, '#connect-account')
  await demo.page.getByRole('link', { name: 'Device table' }).click()
  await demo.page.getByRole('article', { name: 'Device table' }).getByRole('heading', { name: 'Devices 31' }).waitFor()
  await demo.page.goto(changed)
  assert.ok(await playground().getByRole('radio', { name: 'Dark' }).isChecked())
  await live().getByRole('heading', { name: 'Geräte 31' }).waitFor()
})

test('The connect page does not redirect to other sites', async () => {
  await connectPageAlone()
  await demo.page.getByRole('button', { name: 'Connect', exact: true }).waitFor()
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
    await connectPageAlone(address)
    await title('This link leads to another site')
    assert.equal(await demo.page.getByRole('button').count(), 0, address)
    assert.ok(await backLink().isVisible(), address)
  }
})

test('The connect page rejects an unknown webview, also on the server, and links back', async () => {
  for (const parameters of [
    { platform: 'page' },
    { platform: 'page', connect_webview_id: 'unknown' },
    { platform: 'constructor', connect_webview_id: 'unknown' },
    { connect_webview_id: 'unknown' }
  ]) {
    await connectPage({ custom_redirect_url: demo.url, ...parameters })
    await saysNothingToConnect(JSON.stringify(parameters))
  }
  await connectPageAlone()
  demo.ignore(/status of 40\d/)
  await press('Connect')
  await saysNothingToConnect('once the server was asked')
  assert.equal(await demo.page.evaluate(() => document.activeElement.id), 'title')
  await backLink().click()
  await devices(30)
})

test('The connect page is accessible and fits any window', async () => {
  const schemes = ['light', 'dark']
  for (const colorScheme of schemes) {
    await demo.page.emulateMedia({ colorScheme })
    await connectPageAlone()
    await provider('August').waitFor()
    assert.deepEqual(await findViolations(), [], colorScheme)
  }
  for (const width of [320, 480, 1000]) {
    await demo.page.setViewportSize({ width, height: 640 })
    assert.equal(await demo.page.evaluate(() => document.documentElement.scrollWidth), width)
  }
  for (const colorScheme of schemes) {
    await demo.page.emulateMedia({ colorScheme })
    await connectPage({ platform: 'page' })
    await title('Nothing to connect')
    assert.deepEqual(await findViolations(), [], `nothing to connect, ${colorScheme}`)
  }
})
