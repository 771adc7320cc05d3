import assert from 'node:assert/strict'
import { complaints, eventually, openBody, pageOf } from './support/browser.mjs'
import { back } from './support/elements.mjs'
import { openPrerendered, placesOf } from './support/open-prerendered.mjs'
import { row } from './support/open-row.mjs'
import { pageTime } from './support/page-time.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

const PARTS = '.header, .header *, .row, .row *'

/** A press is replayed within 3 s, however busy the machine is. */
const FROZEN = { page: { now: pageTime() } }

const openTable = (scope, given) => openPrerendered(scope, 'x-device-table', '[part~="row"]', given)

/** Its details have issues, which are not prerendered. */
const OFFLINE = 'Side Entrance'

test('Rows are shown before React is loaded, and do not move afterwards', async ({ scope }) => {
  const { page, log, platform, letReactCome } = await openTable(scope)
  const previous = await placesOf(page, 'x-device-table', PARTS)
  await letReactCome()
  assert.deepEqual(await placesOf(page, 'x-device-table', PARTS), previous)
  assert.equal(platform.callsTo('/devices/list').length, 1)
  assert.deepEqual(complaints(log), [])
})

test('A row that is pressed before React is loaded dispatches its event at the press and opens once afterwards', async ({
  scope
}) => {
  const { page, letReactCome } = await openTable(scope, FROZEN)
  const readClicks = () => page.evaluate(() => globalThis.clicked)
  await page.evaluate(() => {
    globalThis.clicked = []
    document.addEventListener('device-click', ({ detail }) => globalThis.clicked.push(detail.device_id))
  })
  await row(page, 'Garage').click()
  assert.deepEqual(await readClicks(), ['device_garage'])
  await letReactCome()
  await back(page).waitFor()
  await page.getByText('Garage').first().waitFor()
  assert.deepEqual(await readClicks(), ['device_garage'])
})

test('A row that is pressed before React is loaded opens only if the host allows it', async ({ scope }) => {
  const { page, letReactCome } = await openTable(scope, FROZEN)
  await page.evaluate(() => {
    globalThis.pressed = []
    document.addEventListener('device-click', (event) => {
      event.preventDefault()
      globalThis.pressed.push(event.detail.device_id)
    })
  })
  await row(page, 'Front Door').click()
  await letReactCome()
  await page.locator('x-device-table:state(ready)').waitFor()
  await eventually(async () => assert.deepEqual(await page.evaluate(() => globalThis.pressed), ['device_front_door']))
  assert.equal(await back(page).count(), 0)
})

test('A pressed row without prerendered details is busy without changing its size, and does not open after 3 s', async ({
  scope
}) => {
  const { page, letReactCome } = await openTable(scope, FROZEN)
  const offline = row(page, OFFLINE)
  const { width, height } = await offline.boundingBox()
  await offline.click()
  assert.equal(await offline.getAttribute('aria-busy'), 'true')
  const busy = await offline.boundingBox()
  assert.deepEqual([busy.width, busy.height], [width, height])
  await page.clock.fastForward(3000)
  assert.equal(await offline.getAttribute('aria-busy'), null)
  await letReactCome()
  assert.equal(await back(page).count(), 0)
  assert.ok(await page.getByRole('heading', { name: 'Devices' }).isVisible())
})

test('A pressed row without prerendered details does not open once the user types into a field of the host', async ({
  scope
}) => {
  const { page, letReactCome } = await openTable(scope, { surroundings: '<input aria-label="Note">' })
  await row(page, OFFLINE).click()
  const note = page.getByLabel('Note')
  await note.pressSequentially('Hello')
  await letReactCome()
  await note.pressSequentially(' again')
  assert.equal(await note.inputValue(), 'Hello again')
  assert.equal(await back(page).count(), 0)
})

test('Rows can be reached by keyboard before React is loaded', async ({ scope }) => {
  const { page, letReactCome } = await openTable(scope)
  await page.locator('[part~="row"][tabindex="0"]').focus()
  await page.keyboard.press('Enter')
  await letReactCome()
  await back(page).waitFor()
})

test('A search that is typed before React is loaded is applied, and typing continues', async ({ scope }) => {
  const { page, letReactCome } = await openTable(scope)
  await page.getByRole('searchbox').click()
  await page.keyboard.type('gaage')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await letReactCome()
  await page.keyboard.type('r')
  await eventually(async () => assert.equal(await page.getByRole('searchbox').inputValue(), 'garage'))
  await eventually(async () => assert.equal(await page.locator('[part~="row"]').count(), 1))
})

test('A long list that is scrolled before React is loaded keeps its scroll position', async ({ scope }) => {
  const { page, letReactCome } = await openTable(scope, { options: { size: 300 } })
  const list = page.locator('.list')
  await list.evaluate((region) => region.scrollTo(0, 500))
  await letReactCome()
  await eventually(async () => assert.equal(await list.evaluate(({ scrollTop }) => scrollTop), 500))
})

test('No control of a device can be pressed before React is loaded', async ({ scope }) => {
  const { page } = await openTable(scope)
  const names = await page.getByRole('button').evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel))
  assert.ok(names.length > 10)
  assert.deepEqual(
    names.filter((name) => /^(?:un)?lock/i.test(name ?? '')),
    []
  )
})

test('A response for one user is not prerendered for the next user, who was set while it was in flight', async ({
  scope
}) => {
  const platform = await startPlatform(scope)
  const body = `<x-device-table endpoint="${platform.endpoint}" publishable-key="seam_pk_test" user-identifier-key="jane"></x-device-table>`
  const { page } = await openBody(scope, '<p>Hello</p>')
  await page.route('**/elements/*.js', () => {})
  let respond
  await page.route(platform.endpoint + '/devices/list', (route) => (respond = () => route.continue()))
  await page.setContent(pageOf(body, new URL('/dist/cdn/autoload.js', page.url()).href))
  await eventually(() => assert.ok(respond))
  await page.locator('x-device-table').evaluate((table) => table.setAttribute('user-identifier-key', 'john'))
  const responded = page.waitForResponse((response) => response.url().endsWith('/devices/list'))
  respond()
  await (await responded).finished()
  const isRendered = await page.locator('x-device-table').evaluate(async (table) => {
    for (let frames = 0; frames < 20; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    return table.shadowRoot !== null
  })
  assert.equal(isRendered, false)
})

/** Changes that make the prerendered rows invalid. */
const CHANGES = {
  'Another user, set by an attribute,': (table) => table.setAttribute('user-identifier-key', 'john'),
  'Another user, set by a property,': (table) => (table.userIdentifierKey = 'john'),
  'A filter': (table) => (table.deviceFilter = () => false),
  'A change of device-ids': (table) => table.setAttribute('device-ids', 'device_garage')
}

for (const [what, change] of Object.entries(CHANGES)) {
  test(`${what} removes the prerendered rows before the next frame`, async ({ scope }) => {
    const { page, log, letReactCome } = await openTable(scope)
    const seen = await page.locator('x-device-table').evaluate(async (table, source) => {
      new Function('table', `(${source})(table)`)(table)
      // The second frame starts after the first one was painted.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return table.shadowRoot.querySelectorAll('.row').length
    }, String(change))
    assert.equal(seen, 0)
    await letReactCome()
    assert.deepEqual(log.errors, [])
  })
}

test('Prerendered rows of an element that cannot be loaded are replaced by the error and the content of the host', async ({
  scope
}) => {
  const platform = await startPlatform(scope)
  const table = `<x-device-table endpoint="${platform.endpoint}" publishable-key="seam_pk_test" user-identifier-key="jane">`
  const body = `${table}</x-device-table>${table}<b>Doors</b></x-device-table>`
  const { page } = await openBody(scope, '<p>Hello</p>', [], { stopClock: true })
  await page.route('**/elements/*.js', (route) => route.fulfill({ status: 404 }))
  await page.setContent(pageOf(body))
  await page.evaluate((source) => import(source), '/dist/cdn/autoload.js')
  await eventually(async () => {
    await page.clock.runFor(100)
    assert.ok((await page.locator('[part~="row"]').count()) > 0)
  })
  await eventually(async () => {
    await page.clock.runFor(5000)
    assert.equal(await page.getByRole('alert').getByText('could not be loaded').filter({ visible: true }).count(), 2)
  })
  assert.equal(await page.locator('[part~="row"]').count(), 0)
  assert.ok(await page.getByText('Doors').isVisible())
})

test('A search that is typed before the element fails to load is kept after "Try again"', async ({ scope }) => {
  const platform = await startPlatform(scope)
  const table = `<x-device-table endpoint="${platform.endpoint}" publishable-key="seam_pk_test" user-identifier-key="jane"></x-device-table>`
  const { page } = await openBody(scope, '<p>Hello</p>', [], { stopClock: true })
  await page.route('**/elements/*.js', (route) => route.fulfill({ status: 404 }))
  await page.setContent(pageOf(table))
  await page.evaluate((source) => import(source), '/dist/cdn/autoload.js')
  const passUntil = (claim) =>
    eventually(async () => {
      await page.clock.runFor(100)
      assert.ok(await claim())
    })
  await passUntil(() => page.getByRole('searchbox').isVisible())
  await page.getByRole('searchbox').fill('garage')
  const retry = page.getByRole('button', { name: 'Try again' })
  await passUntil(() => retry.isVisible())
  assert.equal(await page.getByRole('searchbox').count(), 0)
  await page.unroute('**/elements/*.js')
  await retry.click()
  await passUntil(() => page.getByRole('searchbox').isVisible())
  await passUntil(async () => (await page.getByRole('searchbox').inputValue()) === 'garage')
  await passUntil(async () => (await page.locator('[part~="row"]').count()) === 1)
})

test('The first rows of 20,000 devices are shown at once', async ({ scope }) => {
  const { page } = await openTable(scope, { options: { size: 20_000 } })
  assert.ok((await page.locator('[part~="row"]').count()) < 30)
})
