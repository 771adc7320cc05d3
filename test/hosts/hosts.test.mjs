// The same behavior on every kind of host. `node test/hosts/run.mjs` runs all hosts, the test command only the quick ones.
import assert from 'node:assert/strict'
import { complaints, eventually } from '../pages/support/browser.mjs'
import { test } from '../pages/support/test.mjs'
import { chosenHosts } from './hosts.mjs'
import { buildApplication } from './support/application.mjs'
import { openHost } from './support/page.mjs'
import { serve } from './support/serve.mjs'

const TABLES = ['doors', 'rooms']

/** Retention time of a removed element in ms. */
const KEPT_AWAY = 10 * 60_000

for (const host of chosenHosts(({ isQuick }) => isQuick)) {
  test.describe(host.title, () => {
    let served
    const address = () => served.origin + (host.path ?? '/')

    test.beforeAll(async () => {
      served = await serve(host, await buildApplication(host.app))
    })
    test.afterAll(() => served?.close())

    test(`${host.title}: two elements share one session and one list, and show the filtered devices`, async ({
      scope
    }) => {
      const { log, platform, press, showsRows } = await openHost(scope, address())
      assert.equal(platform.callsTo('/client_sessions/get_or_create').length, 1)
      assert.equal(platform.callsTo('/devices/list').length, 1)
      await press('All devices')
      for (const id of TABLES) await showsRows(id, 30)
      assert.equal(platform.callsTo('/devices/list').length, 1)
      assert.deepEqual(complaints(log), [])
    })

    test(`${host.title}: lists, functions and objects are bound, and can be changed`, async ({ scope }) => {
      const { log, platform, press, search, beginsWith, showsRows } = await openHost(scope, address())
      for (const id of TABLES) await beginsWith(id, 'Back Door')
      await press('Backwards')
      for (const id of TABLES) await beginsWith(id, 'Front Door')
      await press('All devices', 'Three devices')
      for (const id of TABLES) await showsRows(id, 3)
      for (const id of TABLES) await beginsWith(id, 'Garage')
      const [, ...requests] = platform.callsTo('/devices/list')
      assert.deepEqual(
        requests.map(({ body }) => body.device_ids.toSorted()),
        [['device_back_door', 'device_front_door', 'device_garage']]
      )
      for (const id of TABLES) assert.equal(await search(id).getAttribute('placeholder'), 'Search devices')
      await press('Other words')
      for (const id of TABLES) {
        await eventually(async () => assert.equal(await search(id).getAttribute('placeholder'), 'Find a door'))
      }
      assert.deepEqual(complaints(log), [])
    })

    test(`${host.title}: a boolean option is set and removed`, async ({ scope }) => {
      const { log, press, search } = await openHost(scope, address())
      const hasSearch = (id, count) => eventually(async () => assert.equal(await search(id).count(), count))
      for (const id of TABLES) await hasSearch(id, 1)
      await press('Search or not')
      for (const id of TABLES) await hasSearch(id, 0)
      await press('Search or not')
      for (const id of TABLES) await hasSearch(id, 1)
      assert.deepEqual(complaints(log), [])
    })

    test(`${host.title}: each press is handled once, however often the page was rendered, and the page can cancel it`, async ({
      scope
    }) => {
      const { page, log, table, rows, press, showsRows, hasHeard } = await openHost(scope, address())
      await press('Render', 'Render')
      await page.getByRole('heading', { name: 'Doors 3' }).waitFor()
      await rows('doors').filter({ hasText: 'Front Door' }).click()
      await hasHeard('device_front_door')
      await rows('rooms').filter({ hasText: 'Back Door' }).click()
      await hasHeard('device_front_door', 'device_back_door')
      for (const id of TABLES) await showsRows(id, 2)

      await press('Let details open')
      for (const id of TABLES) {
        await rows(id).filter({ hasText: 'Front Door' }).click()
        await table(id).getByRole('heading', { name: 'Device', exact: true }).waitFor()
      }
      await hasHeard('device_front_door', 'device_back_door', 'device_front_door', 'device_front_door')
      assert.deepEqual(complaints(log), [])
    })

    test(`${host.title}: typed text and open screens are kept when the page renders and its tables swap places`, async ({
      scope
    }) => {
      const { page, log, platform, table, rows, search, press, showsRows } = await openHost(scope, address())
      await search('doors').fill('front')
      await showsRows('doors', 1)
      await press('Let details open')
      await rows('rooms').filter({ hasText: 'Back Door' }).click()
      await table('rooms').getByRole('heading', { name: 'Device', exact: true }).waitFor()
      const inOrder = () => page.locator('x-device-table').evaluateAll((tables) => tables.map(({ id }) => id))

      for (const order of [['rooms', 'doors'], TABLES]) {
        await press('Render', 'Swap')
        await eventually(async () => assert.deepEqual(await inOrder(), order))
        assert.equal(await search('doors').inputValue(), 'front')
        await showsRows('doors', 1)
        await table('rooms').getByRole('heading', { name: 'Device', exact: true }).waitFor()
      }
      assert.equal(platform.callsTo('/client_sessions/get_or_create').length, 1)
      assert.equal(platform.callsTo('/devices/list').length, 1)
      assert.deepEqual(complaints(log), [])
    })

    test(`${host.title}: an element is added and removed, and a kept element returns unchanged`, async ({ scope }) => {
      const { page, log, platform, table, rows, search, press, showsRows, hasHeard } = await openHost(scope, address())
      for (let time = 0; time < 2; time += 1) {
        await press('Show or hide')
        await eventually(async () => assert.equal(await table('doors').count(), 0))
        await press('Show or hide')
        await showsRows('doors', 2)
      }
      await rows('doors').filter({ hasText: 'Front Door' }).click()
      await hasHeard('device_front_door')

      await search('rooms').fill('back')
      await showsRows('rooms', 1)
      await press('Keep or put back')
      await page.locator('#rooms:visible').waitFor({ state: 'detached' })
      await press('Keep or put back')
      await showsRows('rooms', 1)
      assert.equal(await search('rooms').inputValue(), 'back')
      await rows('rooms').click()
      await hasHeard('device_front_door', 'device_back_door')
      assert.equal(platform.callsTo('/client_sessions/get_or_create').length, 1)
      assert.deepEqual(complaints(log), [])
    })

    test(`${host.title}: a user signs out and in again, and another user signs in on the same page`, async ({
      scope
    }) => {
      const { log, platform, table, search, press, showsRows } = await openHost(scope, address())
      const users = () => platform.callsTo('/client_sessions/get_or_create').map(({ body }) => body.user_identifier_key)
      const isSignedOut = async () => {
        for (const id of TABLES) await table(id).getByText('You’re signed out').waitFor()
        for (const id of TABLES) await showsRows(id, 0)
      }
      await search('doors').fill('front')
      await showsRows('doors', 1)
      await press('Sign out or in')
      await isSignedOut()
      await press('Render')
      await isSignedOut()
      assert.deepEqual(users(), ['jane'])
      await press('Sign out or in')
      for (const id of TABLES) await showsRows(id, 2)
      assert.equal(await search('doors').inputValue(), '')
      assert.deepEqual(users(), ['jane', 'jane'])
      await press('Sign out or in')
      await isSignedOut()
      await press('Other user')
      await isSignedOut()
      await press('Sign out or in')
      for (const id of TABLES) await table(id).getByRole('searchbox').waitFor()
      await eventually(() => assert.deepEqual(users(), ['jane', 'jane', 'joe']))
      for (const id of TABLES)
        await eventually(async () => assert.equal(await table(id).getByText('You’re signed out').count(), 0))
      assert.deepEqual(complaints(log), [])
    })

    test(`${host.title}: the unmounted application sends no more requests and empties its elements`, async ({
      scope
    }) => {
      const { page, log, platform, press } = await openHost(scope, address(), { stopClock: true })
      const tables = await page.locator('x-device-table').elementHandles()
      await press('Unmount')
      await page.clock.runFor(1000)
      await eventually(async () => assert.equal(await page.locator('x-session, x-device-table').count(), 0))
      const initialCount = platform.calls.length
      // Until then an element keeps its state when it is put back.
      await page.clock.runFor(KEPT_AWAY)
      for (const table of tables) {
        await eventually(async () => assert.equal(await table.evaluate(({ shadowRoot }) => shadowRoot.textContent), ''))
      }
      assert.equal(platform.calls.length, initialCount)
      assert.deepEqual(complaints(log), [])
    })

    if (host.isRendered) {
      test(`${host.title}: its server renders the tags, and the page hydrates them`, async ({ scope }) => {
        const html = await (await fetch(`${address()}?platform=http://localhost:1`)).text()
        assert.match(html, /<x-session[^>]* publishable-key="seam_pk_test"/)
        assert.match(html, /<x-device-table[^>]* id="doors"/)
        // No function or object was converted to an attribute.
        assert.doesNotMatch(html.replaceAll(/<script.*?<\/script>/gs, ''), /\[object|=>|=&gt;/)
        const { log } = await openHost(scope, address())
        assert.deepEqual(complaints(log), [])
      })
    }
  })
}
