// Presses controls at random before React is loaded, while the list changes on the platform. Each press is replayed on
// the same resource within 3 s, or not at all. Set `SEED=7` to try other presses.
import assert from 'node:assert/strict'
import { IS_FULL_RUN, SEED } from '../runner/seed.mjs'
import { eventually } from './support/browser.mjs'
import { openPrerendered } from './support/open-prerendered.mjs'
import { pageTime } from './support/page-time.mjs'
import { test } from './support/test.mjs'

const WALKS = IS_FULL_RUN ? 60 : 6
/** Deadline of a press in ms, and the age at which it is certainly replayed. */
const LATEST = 3000
const SURE = 2000
const GARAGE = 'device_garage'

/** @returns a function that picks items at random, the same ones for the same seed */
function createPick(seed) {
  let state = seed >>> 0
  return (items) => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const spread = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return items[((spread ^ (spread >>> 14)) >>> 0) % items.length]
  }
}

async function call({ endpoint, sandbox }, path, body = {}) {
  const response = await sandbox(endpoint + path, {
    method: 'POST',
    headers: { authorization: 'Bearer seam_sandbox' },
    body: JSON.stringify(body)
  })
  assert.ok(response.ok, `${path}: ${response.status}`)
  return response.json()
}

/** The lists with their possible changes, and the added name that shows that the list was fetched again. */
const LISTS = {
  'x-access-code-table': {
    attributes: `device-id="${GARAGE}"`,
    added: 'Anna',
    add: (platform) => call(platform, '/access_codes/create', { device_id: GARAGE, name: 'Anna', code: '987654' }),
    changes: {
      'is renamed': (platform, { id, code }) =>
        call(platform, '/access_codes/update', {
          access_code_id: id,
          device_id: GARAGE,
          name: 'Somebody else',
          code,
          type: 'ongoing'
        }),
      'is deleted': (platform, { id }) => call(platform, '/access_codes/delete', { access_code_id: id })
    }
  },
  'x-device-table': {
    attributes: '',
    added: 'Renamed studio',
    add: (platform) =>
      call(platform, '/devices/update', { device_id: 'device_studio_thermostat', name: 'Renamed studio' }),
    changes: {
      'is renamed': (platform, { id }) => call(platform, '/devices/update', { device_id: id, name: 'Somewhere else' })
    }
  }
}

/** Actions of the user after a press, and whether the press is still valid. */
const AFTERWARDS = {
  nothing: { isOn: true, act: () => {} },
  'typing into a field of the page': { isOn: false, act: (page) => page.getByLabel('Note').fill('Hello') },
  'a key': { isOn: false, act: (page) => page.keyboard.press('Tab') }
}

/** Records the ids in the events of the element: those of pressed rows apart, because their event is sent at once. */
function noteIds() {
  globalThis.clicked = []
  globalThis.noted = []
  const note = (names, ids) => {
    for (const name of names)
      document.addEventListener(name, ({ detail }) => {
        const about = detail.params ?? detail
        ids.push(about.access_code_id ?? about.accessCodeId ?? about.device_id ?? about.deviceId)
      })
  }
  note(['access-code-click', 'device-click'], globalThis.clicked)
  note(['before-change', 'screen-change'], globalThis.noted)
}

/** Returns the ids of all resources that were opened, commanded, copied, or have an open menu. */
async function doneTo(page, codes) {
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const menus = await page.getByRole('menu').allTextContents()
  const texts = [copied, ...menus]
  const byCode = codes.filter(({ code }) => code && texts.some((text) => text.includes(code)))
  return new Set([...(await page.evaluate(() => globalThis.noted)), ...byCode.map((code) => code.access_code_id)])
}

for (let seed = SEED * 100; seed < SEED * 100 + WALKS; seed += 1) {
  const pick = createPick(seed)
  const tag = pick(Object.keys(LISTS))
  const { attributes, added, add, changes } = LISTS[tag]
  const number = pick([...Array(12).keys()])
  const change = pick(['stays', ...Object.keys(changes)])
  const isEarlier = pick([true, false])
  const wait = pick([0, 0, 500, 3500, 8000])
  const afterwards = pick(['nothing', 'nothing', ...Object.keys(AFTERWARDS)])
  const story = `control ${number} of ${tag}, whose resource ${change}, ${wait} ms before React, followed by ${afterwards}`

  test(`Seed ${seed} presses ${story}: the same resource reacts, or none`, async ({ scope }) => {
    const { page, context, platform, letReactCome } = await openPrerendered(scope, tag, '[part~="row"]', {
      attributes,
      surroundings: '<input aria-label="Note">',
      options: { commandTime: 0 },
      page: { now: pageTime() }
    })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('nothing'))
    await page.evaluate(noteIds)
    const { access_codes: codes } = await call(platform, '/access_codes/list', { device_id: GARAGE })
    // A preloaded response that is not used within 10 s is dropped, and the list is fetched again.
    await page.clock.fastForward(11_000)
    await add(platform)

    const controls = page.locator('[data-key] button')
    const control = controls.nth(number % (await controls.count()))
    const pressed = await control.evaluate((button) => ({
      id: button.closest('[data-key]').dataset.key,
      isRow: button.matches('[part~=row]')
    }))
    const { code } = codes.find(({ access_code_id: id }) => id === pressed.id) ?? {}
    const changeIt = () => changes[change]?.(platform, { id: pressed.id, code })
    if (isEarlier) await changeIt()
    const isBusy = await control.evaluate((button) => {
      button.click()
      globalThis.pressedAt = Date.now()
      return button.ariaBusy === 'true'
    })
    assert.ok(isBusy, 'It shows that it was pressed.')
    if (!isEarlier) await changeIt()
    const { isOn, act } = AFTERWARDS[afterwards]
    await act(page)
    if (wait > 0) await page.clock.fastForward(wait)
    // A press that was answered with the prerendered details does not expire.
    const hasResponded = (await page.getByRole('button', { name: 'Back', exact: true }).count()) > 0
    await letReactCome()
    const age = await page.evaluate(() => Date.now() - globalThis.pressedAt)
    await page
      .getByRole('button', { name: 'Back', exact: true })
      .or(page.getByText(added, { exact: true }))
      .first()
      .waitFor()

    // The text of a row is the state of its resource. Other controls are found by name.
    const isThere = change === 'stays' || (change === 'is renamed' && pressed.isRow)
    if (isThere && (hasResponded || (isOn && age < SURE)))
      await eventually(async () => assert.deepEqual([...(await doneTo(page, codes))], [pressed.id]))
    assert.deepEqual(await page.evaluate(() => globalThis.clicked), pressed.isRow ? [pressed.id] : [])
    const remaining = await doneTo(page, codes)
    remaining.delete(pressed.id)
    assert.deepEqual([...remaining], [], 'Nothing else was meant.')
    if (!isThere || (!hasResponded && (!isOn || wait > LATEST))) assert.equal((await doneTo(page, codes)).size, 0)
  })
}
