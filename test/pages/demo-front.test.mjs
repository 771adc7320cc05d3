import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { compile } from '../docs/support/check.mjs'
import { eventually } from './support/browser.mjs'
import { useDemo } from './support/demo.mjs'
import { test } from './support/test.mjs'

const demo = useDemo()
const { open, findViolations } = demo
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const CDN = `https://cdn.jsdelivr.net/npm/latchkey@${version}`

const showpiece = () => demo.page.getByRole('region', { name: 'Code and widget' })
const top = () => demo.page.getByRole('region', { name: 'The widget, live' })
const tab = (name) => showpiece().getByRole('tab', { name, exact: true })
const code = () => showpiece().getByRole('tabpanel').textContent()
const picture = (name) => demo.page.getByRole('article', { name, exact: true })
const row = (name) => picture('See every device').locator('[part~="row"]').filter({ hasText: name })
const pictured = () => demo.page.locator('.best-thing .picture > :not(template)')
const button = (place, name) => place.getByRole('button', { name, exact: true })
const bring = (name) => picture(name).locator('.picture').scrollIntoViewIfNeeded()

/** The pictures in order: the tag, and some data that the element shows. */
const PICTURES = {
  'See every device': ['x-device-table', (live) => live.getByRole('heading', { name: 'Devices 7' })],
  'Set a thermostat': ['x-thermostat', (live) => live.getByText('Hallway Thermostat')],
  'Give a guest a code': ['x-access-code-table', (live) => live.getByRole('heading', { name: 'Access Codes 6' })],
  'Notice a noisy room': ['x-noise-sensor-details', (live) => live.getByText('Loft Sensor')],
  'Connect devices': ['x-supported-devices', (live) => live.getByRole('heading', { name: 'August' })]
}

/** Selects another value in each control. */
async function chooseAll() {
  await showpiece().getByRole('radio', { name: 'Green' }).check()
  await showpiece().getByRole('radio', { name: 'Dark' }).check()
  await showpiece().getByLabel('Language').selectOption('Deutsch')
}

/** The HTML for these choices. */
const CHOSEN = `<script
  type="module"
  src="${CDN}"
></script>

<x-lock-details
  sandbox
  device-id="device_front_door"
  theme="dark"
  locale="de"
  appearance='{"tokens":{"color-accent":"#0a7d55"}}'
></x-lock-details>`

const attributesOf = (element) =>
  element.evaluate((host) => Object.fromEntries([...host.attributes].map(({ name, value }) => [name, value])))
const accentOf = (place) =>
  place.locator('x-lock-details').evaluate((host) => getComputedStyle(host).getPropertyValue('--_accent'))
const GREEN = '#0a7d55'

/** Opens a page of another site with this HTML. */
async function openPageWith(html) {
  const context = demo.page.context()
  await context.route(`${CDN}**`, (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^\/npm\/latchkey@[\d.]+/, '')
    return route.fulfill({
      path: path ? path.slice(1) : 'dist/cdn/autoload.js',
      headers: { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' }
    })
  })
  const page = await context.newPage()
  await page.route('https://host.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Doors</title>${html}` })
  )
  await page.goto('https://host.example/')
  return page
}

async function bringAll() {
  for (const [name, [tag, data]] of Object.entries(PICTURES)) {
    await bring(name)
    await data(picture(name).locator(tag)).first().waitFor()
  }
}

test('The widget on top is live and works by keyboard: it unlocks a door without requests; elements out of view do nothing', async () => {
  await open()
  await button(top(), 'Unlock').waitFor()
  assert.equal(await pictured().count(), 0)
  assert.equal(await demo.page.locator('#frame > :not(p)').count(), 0)

  // From the code to the lock.
  await showpiece().getByRole('tabpanel').focus()
  for (let presses = 0; presses < 8; presses += 1) {
    await demo.page.keyboard.press('Tab')
    if (await button(top(), 'Unlock').evaluate((host) => host.getRootNode().activeElement === host)) break
  }
  await demo.page.keyboard.press('Enter')
  await button(top(), 'Lock').waitFor()

  // The same with the pointer.
  await button(top(), 'Lock').click()
  await button(top(), 'Unlock').waitFor()
  assert.deepEqual(
    demo.requested.filter((url) => url.includes('/platform')),
    []
  )
})

test('Accent, theme and language change the code and the widget immediately, and the copied code is the shown code', async () => {
  await open()
  await button(top(), 'Unlock').waitFor()
  assert.equal(await code(), CHOSEN.replace(/\n  theme[^]*'$/m, ''))
  await chooseAll()
  assert.equal(await code(), CHOSEN)
  await button(top(), 'Entriegeln').waitFor()
  await eventually(async () => assert.equal(await accentOf(top()), GREEN))
  assert.equal(
    await top()
      .locator('x-lock-details')
      .evaluate((host) => getComputedStyle(host).colorScheme),
    'dark'
  )

  await button(showpiece(), 'Copy').click()
  await showpiece().getByText('Copied', { exact: true }).waitFor()
  assert.equal(await demo.page.evaluate(() => navigator.clipboard.readText()), CHOSEN)

  // A custom color.
  await showpiece().getByLabel('Custom color').fill('#123456')
  assert.match(await code(), /"color-accent":"#123456"/)
  await eventually(async () => assert.equal(await accentOf(top()), '#123456'))
  await showpiece().getByRole('radio', { name: 'Indigo' }).check()
  assert.doesNotMatch(await code(), /appearance/)
})

test('The shown HTML creates the same widget in a page of its own', async () => {
  await open()
  await chooseAll()
  await button(top(), 'Entriegeln').waitFor()
  const page = await openPageWith(await code())
  await button(page, 'Entriegeln').waitFor()
  assert.equal(await accentOf(page), GREEN)
  const { sandbox, ...said } = await attributesOf(page.locator('x-lock-details'))
  assert.equal(sandbox, '')
  // On the front page, it uses the sandbox of the page, which it shares with the pictures.
  assert.deepEqual(await attributesOf(top().locator('x-lock-details')), said)
})

test('The framework tabs work by keyboard, their code compiles, the next step matches, and the choice is remembered', async () => {
  await open()
  await chooseAll()
  const next = () => demo.page.getByRole('link', { name: /^Get started in/ })
  const shown = {}
  await tab('HTML').focus()
  for (const host of ['React', 'Vue', 'Angular', 'Svelte']) {
    await demo.page.keyboard.press('ArrowRight')
    await showpiece().getByRole('tabpanel', { name: host }).waitFor()
    assert.equal(await tab(host).getAttribute('aria-selected'), 'true')
    assert.deepEqual(await next().allTextContents(), Array(2).fill(`Get started in ${host}`))
    const pages = await next().evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    assert.deepEqual(new Set(pages), new Set([`docs/getting-started/${host.toLowerCase()}.html`]))
    shown[host] = await code()
    for (const said of ['#0a7d55', 'dark', 'de']) assert.ok(shown[host].includes(`${said}`), `${host}: ${said}`)
  }
  for (const [key, host] of [
    ['ArrowRight', 'HTML'],
    ['End', 'Svelte'],
    ['Home', 'HTML'],
    ['ArrowLeft', 'Svelte']
  ]) {
    await demo.page.keyboard.press(key)
    await showpiece().getByRole('tabpanel', { name: host }).waitFor()
  }
  await demo.page.keyboard.press('Tab')
  assert.equal(await demo.page.evaluate(() => document.activeElement.role), 'tabpanel')
  await demo.page.reload()
  await showpiece().getByRole('tabpanel', { name: 'Svelte' }).waitFor()

  const kinds = { React: 'typescript', Vue: 'vue', Angular: 'angular', Svelte: 'svelte' }
  for (const [host, kind] of Object.entries(kinds)) {
    const { isRefused, output } = await compile(kind, [{ place: host, language: 'tsx', code: `${shown[host]}\n` }])
    assert.ok(!isRefused, `${host}\n${output}`)
  }
})

test('The five pictures are live elements that share one session with the widget on top', async () => {
  await demo.page.addInitScript(() => {
    const clients = new Set()
    globalThis.countClients = () => clients.size
    addEventListener('session-change', ({ detail }) => clients.add(detail.client))
  })
  await open()
  assert.deepEqual(await demo.page.locator('.best-thing h3').allTextContents(), Object.keys(PICTURES))
  await bringAll()
  await button(top(), 'Unlock').click()
  await button(top(), 'Lock').waitFor()
  await bring('See every device')
  await row('Front Door').getByText('Unlocked', { exact: true }).waitFor()
  assert.equal(await demo.page.evaluate(() => globalThis.countClients()), 1)

  const thermostat = picture('Set a thermostat')
  const heat = thermostat.getByRole('slider', { name: 'Heat', exact: true })
  const previous = await heat.inputValue()
  await heat.press('ArrowUp')
  await eventually(async () => assert.notEqual(await heat.inputValue(), previous))

  await button(picture('Give a guest a code'), 'Add access code').click()
  await picture('Give a guest a code').getByLabel('Name the new code').fill('Guest Moreau')

  await picture('Notice a noisy room').getByRole('tab', { name: 'Activity' }).click()
  await picture('Notice a noisy room').getByRole('tab', { name: 'Activity', selected: true }).waitFor()

  const catalogue = picture('Connect devices')
  await catalogue.getByRole('searchbox').fill('Premium')
  await catalogue.getByRole('heading', { name: 'August' }).waitFor({ state: 'detached' })
  await catalogue.getByText('Smart Thermostat Premium').waitFor()
  await button(catalogue, 'Connect Account').click()
  await demo.page.getByRole('heading', { name: 'Connect an account', level: 1 }).waitFor()
})

test('The front page is accessible and fits a window of any width', async () => {
  await open()
  await button(top(), 'Unlock').waitFor()
  await bringAll()
  assert.equal(await demo.page.getByRole('heading', { level: 1 }).count(), 1)
  assert.deepEqual(await findViolations(), [], 'in light')
  await demo.page.emulateMedia({ colorScheme: 'dark' })
  assert.deepEqual(await findViolations({ only: ['color-contrast', 'link-in-text-block'] }), [], 'in dark')

  for (const width of [320, 480, 900, 1280]) {
    await demo.page.setViewportSize({ width, height: 800 })
    for (const live of [top().locator('x-lock-details'), ...(await pictured().all())]) {
      const box = await live.boundingBox()
      assert.ok(box.x >= 0 && box.x + box.width <= width, `${width} px: ${JSON.stringify(box)}`)
    }
    const thermostat = await picture('Set a thermostat').locator('x-thermostat').boundingBox()
    assert.ok(thermostat.width >= 280, `${width} px: ${JSON.stringify(thermostat)}`)
    assert.equal(await demo.page.evaluate(() => document.documentElement.scrollWidth), width)
  }
})
