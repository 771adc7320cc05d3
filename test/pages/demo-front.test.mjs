import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { compile } from '../docs/support/check.mjs'
import { weightOf } from '../package/support/module-graph.mjs'
import { eventually } from './support/browser.mjs'
import { useDemo } from './support/demo.mjs'
import { test } from './support/test.mjs'

const demo = useDemo()
const { open, findViolations } = demo
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const CDN = `https://cdn.jsdelivr.net/npm/latchkey@${version}/dist/cdn/`

const showpiece = () => demo.page.getByRole('region', { name: 'The widget, live' })
const top = () => showpiece().locator('x-device-table')
const row = (name) => top().locator('[part~="row"]').filter({ hasText: name })
const add = () => demo.page.getByRole('region', { name: 'One tag' })
const tab = (name) => add().getByRole('tab', { name, exact: true })
const code = () => add().getByRole('tabpanel').textContent()
const task = (name) => demo.page.getByRole('article', { name, exact: true })
const tasks = () => demo.page.locator('.task .picture > :not(template)')
const button = (place, name) => place.getByRole('button', { name, exact: true })
const bring = (name) => task(name).locator('.picture').scrollIntoViewIfNeeded()
const link = (name) => demo.page.getByRole('link', { name, exact: true })

/** The tasks in order: the tag, and some data that the element shows. */
const TASKS = {
  'Set heat and cool on one dial': ['x-thermostat', (live) => live.getByText('Hallway Thermostat')],
  'See when a room gets too loud': ['x-noise-sensor-details', (live) => live.getByText('Loft Sensor')],
  'Guest codes that expire on their own': [
    'x-access-code-table',
    (live) => live.getByRole('heading', { name: 'Access Codes 6' })
  ],
  'Connect any supported brand': ['x-supported-devices', (live) => live.getByRole('heading', { name: 'August' })]
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
  src="${CDN}autoload.js"
></script>

<x-device-table
  sandbox
  theme="dark"
  locale="de"
  appearance='{"tokens":{"color-accent":"#0a7d55"}}'
></x-device-table>`
const UNCHANGED = `${CHOSEN.slice(0, CHOSEN.indexOf('<x-'))}<x-device-table sandbox></x-device-table>`

const attributesOf = (element) =>
  element.evaluate((host) => Object.fromEntries([...host.attributes].map(({ name, value }) => [name, value])))
const accentOf = (table) => table.evaluate((host) => getComputedStyle(host).getPropertyValue('--_accent'))
const GREEN = '#0a7d55'

/** Opens a page of another site with this HTML. */
async function openPageWith(html) {
  const context = demo.page.context()
  await context.route(`${CDN}**`, (route) => {
    return route.fulfill({
      path: `dist/cdn/${route.request().url().slice(CDN.length)}`,
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
  for (const [name, [tag, data]] of Object.entries(TASKS)) {
    await bring(name)
    await data(task(name).locator(tag)).first().waitFor()
  }
}

test('The table on top shows a device next to the list without requests; elements out of view do nothing', async () => {
  await open()
  await button(top(), 'Unlock').waitFor()
  assert.equal(await tasks().count(), 0)
  await row('Back Door').click()
  await button(top(), 'Lock').click()
  await row('Back Door').getByText('Locked', { exact: true }).waitFor()

  // The same by keyboard, from the controls.
  await showpiece().getByLabel('Language').focus()
  await demo.page.keyboard.press('Tab')
  assert.equal(await demo.page.evaluate(() => document.activeElement.id), 'live')
  // A button that has just appeared takes no press.
  await button(top(), 'Unlock').click({ trial: true })
  await button(top(), 'Unlock').focus()
  await demo.page.keyboard.press('Enter')
  await row('Back Door').getByText('Unlocked', { exact: true }).waitFor()
  assert.deepEqual(
    demo.requested.filter((url) => url.includes('/platform')),
    []
  )
})

test('On a narrow page, the table opens a device in its place, and comes before the code', async () => {
  await demo.page.setViewportSize({ width: 400, height: 800 })
  await open()
  await row('Front Door').waitFor()
  const [element, block] = [await showpiece().boundingBox(), await add().boundingBox()]
  assert.ok(element.y + element.height < block.y)
  await row('Front Door').click()
  await button(top(), 'Unlock').waitFor()
  assert.equal(await row('Front Door').count(), 0)
})

for (const width of [1280, 400])
  test(`The first screen says how to install it, its size, license and frameworks, at ${width} px`, async () => {
    await demo.page.setViewportSize({ width, height: 800 })
    await open()
    await button(top(), width === 400 ? 'View' : 'Unlock').waitFor()
    const size = demo.page.getByText(/kB to its first row/)
    const table = top()
    const shown = [
      size,
      table,
      demo.page.getByText('npm install latchkey'),
      ...['Get started', 'MIT', 'HTML', 'React', 'Next.js', 'Vue', 'Angular', 'Svelte'].map(link)
    ]
    for (const each of [...shown, demo.page.getByRole('banner').getByRole('link', { name: 'GitHub' })]) {
      await each.waitFor()
      const { y, height } = await each.boundingBox()
      assert.ok(each === table ? y < 650 : y + height <= 800, `${await each.innerText()} at ${y}`)
    }
    // Another implementation of gzip gives a slightly different size.
    const weights = [
      weightOf('cdn/autoload.js', 'cdn/first/device-table.js'),
      weightOf('cdn/autoload.js', 'cdn/elements/device-table.js')
    ]
    const numbers = (await size.innerText()).match(/\d+(?= kB)/g).map(Number)
    for (const [index, weight] of weights.entries()) assert.ok(Math.abs(numbers[index] - weight / 1000) < 2)
  })

test('The install command can be copied, and every link of the page leads to a page of the documentation or the demo', async () => {
  await open()
  await demo.page.getByRole('button', { name: 'Copy', exact: true }).first().click()
  await demo.page.getByText('Copied', { exact: true }).waitFor()
  assert.equal(await demo.page.evaluate(() => navigator.clipboard.readText()), 'npm install latchkey')
  const links = await demo.page.getByRole('link').evaluateAll((each) => each.map((link) => link.getAttribute('href')))
  for (const href of links.filter((each) => !each.startsWith('https:'))) {
    const [path] = href.replace(/^docs\/(.*)\.html.*$/, '../docs/$1.md').split('#')
    assert.ok(existsSync(`demo/${path === 'docs/' ? '../docs/index.md' : path}`), href)
  }
  for (const trust of ['Accessibility statement', 'Security', 'Browser support', 'Changelog'])
    await link(trust).waitFor()
})

test('Accent, theme and language change the code and the table immediately, and the copied code is the shown code', async () => {
  await open()
  await button(top(), 'Unlock').waitFor()
  assert.equal(await code(), UNCHANGED)
  await chooseAll()
  assert.equal(await code(), CHOSEN)
  await button(top(), 'Entriegeln').waitFor()
  await eventually(async () => assert.equal(await accentOf(top()), GREEN))
  assert.equal(await top().evaluate((host) => getComputedStyle(host).colorScheme), 'dark')

  await button(add(), 'Copy').click()
  await add().getByText('Copied', { exact: true }).waitFor()
  assert.equal(await demo.page.evaluate(() => navigator.clipboard.readText()), CHOSEN)

  // A custom color.
  await showpiece().getByLabel('Custom color').fill('#123456')
  assert.match(await code(), /"color-accent":"#123456"/)
  await eventually(async () => assert.equal(await accentOf(top()), '#123456'))
  await showpiece().getByRole('radio', { name: 'Indigo' }).check()
  assert.doesNotMatch(await code(), /appearance/)
})

test('The shown HTML creates the same table in a page of its own', async () => {
  await open()
  await chooseAll()
  await button(top(), 'Entriegeln').waitFor()
  const page = await openPageWith(await code())
  const table = page.locator('x-device-table')
  await table.getByRole('heading', { name: 'Geräte 30' }).waitFor()
  assert.equal(await accentOf(table), GREEN)
  const { sandbox, ...said } = await attributesOf(table)
  assert.equal(sandbox, '')
  // On the front page, it uses the sandbox of the page, which it shares with the tasks, and has a device open.
  const { 'opened-device-id': opened, ...shown } = await attributesOf(top())
  assert.equal(opened, 'device_front_door')
  assert.deepEqual(shown, said)
})

test('The framework tabs work by keyboard, their code compiles, the next step matches, and the choice is remembered', async () => {
  await open()
  await chooseAll()
  const shown = {}
  await tab('HTML').focus()
  for (const host of ['React', 'Vue', 'Angular', 'Svelte']) {
    await demo.page.keyboard.press('ArrowRight')
    await add().getByRole('tabpanel', { name: host }).waitFor()
    assert.equal(await tab(host).getAttribute('aria-selected'), 'true')
    for (const next of ['Get started', `Get started in ${host}`]) {
      assert.equal(await link(next).getAttribute('href'), `docs/getting-started/${host.toLowerCase()}.html`)
    }
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
    await add().getByRole('tabpanel', { name: host }).waitFor()
  }
  await demo.page.keyboard.press('Tab')
  assert.equal(await demo.page.evaluate(() => document.activeElement.role), 'tabpanel')
  await demo.page.reload()
  await add().getByRole('tabpanel', { name: 'Svelte' }).waitFor()

  const kinds = { React: 'typescript', Vue: 'vue', Angular: 'angular', Svelte: 'svelte' }
  for (const [host, kind] of Object.entries(kinds)) {
    const { isRefused, output } = await compile(kind, [{ place: host, language: 'tsx', code: `${shown[host]}\n` }])
    assert.ok(!isRefused, `${host}\n${output}`)
  }
})

test('The elements of the tasks are live and share one session with the table on top', async () => {
  await demo.page.addInitScript(() => {
    const clients = new Set()
    globalThis.countClients = () => clients.size
    addEventListener('session-change', ({ detail }) => clients.add(detail.client))
  })
  await open()
  assert.deepEqual(await demo.page.locator('.task h3').allTextContents(), Object.keys(TASKS))
  await bringAll()
  assert.equal(await demo.page.evaluate(() => globalThis.countClients()), 1)

  const thermostat = task('Set heat and cool on one dial')
  const heat = thermostat.getByRole('slider', { name: 'Heat', exact: true })
  const previous = await heat.inputValue()
  await heat.press('ArrowUp')
  await eventually(async () => assert.notEqual(await heat.inputValue(), previous))
  await row('Hallway Thermostat').scrollIntoViewIfNeeded()
  await eventually(async () => assert.match(await row('Hallway Thermostat').innerText(), /Heating to 71°/))

  const guest = task('Guest codes that expire on their own')
  await button(guest, 'Add access code').click()
  await guest.getByLabel('Name the new code').fill('Guest Moreau')

  const noise = task('See when a room gets too loud')
  await noise.getByRole('tab', { name: 'Activity' }).click()
  await noise.getByRole('tab', { name: 'Activity', selected: true }).waitFor()

  const catalogue = task('Connect any supported brand')
  await catalogue.getByRole('searchbox').fill('Premium')
  await catalogue.getByRole('heading', { name: 'August' }).waitFor({ state: 'detached' })
  await catalogue.getByText('Smart Thermostat Premium').waitFor()
  await button(catalogue, 'Connect Account').click()
  await demo.page.getByRole('heading', { name: 'Connect an account', level: 1 }).waitFor()
})

test('The front page is accessible, fits a window of any width and is at most 5,000 px long at 1,280 px', async () => {
  await open()
  await button(top(), 'Unlock').waitFor()
  await bringAll()
  assert.equal(await demo.page.getByRole('heading', { level: 1 }).count(), 1)
  assert.deepEqual(await findViolations(), [], 'in light')
  await demo.page.emulateMedia({ colorScheme: 'dark' })
  assert.deepEqual(await findViolations({ only: ['color-contrast', 'link-in-text-block'] }), [], 'in dark')

  for (const width of [320, 480, 900, 1280]) {
    await demo.page.setViewportSize({ width, height: 800 })
    for (const live of [top(), ...(await tasks().all())]) {
      const box = await live.boundingBox()
      assert.ok(box.x >= 0 && box.x + box.width <= width, `${width} px: ${JSON.stringify(box)}`)
    }
    const thermostat = await task('Set heat and cool on one dial').locator('x-thermostat').boundingBox()
    assert.ok(thermostat.width >= 280, `${width} px: ${JSON.stringify(thermostat)}`)
    assert.equal(await demo.page.evaluate(() => document.documentElement.scrollWidth), width)
  }
  assert.ok((await demo.page.evaluate(() => document.documentElement.scrollHeight)) <= 5000)
})
