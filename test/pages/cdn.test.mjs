import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { complaints, eventually, openBody, openPage, pageOf } from './support/browser.mjs'
import { rows } from './support/elements.mjs'
import { test } from './support/test.mjs'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

const ofOurs = ({ requested }) => requested.filter((path) => /^\/(npm|dist|copy)\//.test(path))

for (const address of ['/npm/latchkey', '/npm/latchkey@0.1.0', '/npm/latchkey@0.1.0?module']) {
  test(`${address} alone loads the sandbox, a language and the developer tools`, async ({ scope }) => {
    const body = '<section lang="de"><x-device-table sandbox headng="Doors"></x-device-table></section>'
    const { page, host, log } = await openBody(scope, body, address)
    await rows(page).first().waitFor()
    await page.getByRole('heading', { name: 'Geräte' }).waitFor()
    await page.evaluate(async (from) => (await import(from)).configure({ debug: true }), address)
    await eventually(() => assert.match(log.console.map(({ text }) => text).join('\n'), /Did you mean heading\?/))
    await page.locator('x-device-table').evaluate((table) => table.setAttribute('theme', 'dark'))
    await eventually(() =>
      assert.match(log.console.map(({ text }) => text).join('\n'), /latchkey: <x-device-table> 1: option theme set/)
    )
    const folder = `${address.split('?', 1)[0]}/dist/cdn/`
    // The texts of features are loaded after the rows.
    for (const file of ['elements/device-table.js', 'sandbox.js', 'messages/de.js', 'messages/features/de.js'])
      await eventually(() => assert.ok(ofOurs(host).includes(folder + file), file))
    assert.deepEqual(
      ofOurs(host).filter((path) => path !== address && !path.startsWith(folder)),
      []
    )
    assert.deepEqual(
      complaints(log).filter((text) => !text.includes('headng')),
      []
    )
  })
}

test('A page without mistakes does not load the developer tools', async ({ scope }) => {
  const { page, host, log } = await openBody(
    scope,
    '<x-device-table sandbox class="doors" data-kind="x"></x-device-table>',
    '/dist/cdn/all.js',
    { stopClock: true }
  )
  await eventually(async () => {
    await page.clock.runFor(500)
    assert.ok(await rows(page).first().isVisible())
  })
  await page.clock.runFor(10_000)
  assert.deepEqual(ofOurs(host), ['/dist/cdn/all.js', '/dist/cdn/sandbox.js'])
  assert.deepEqual(complaints(log), [])
})

for (const script of ['/dist/cdn/all.js', '/dist/cdn/autoload.js']) {
  test(`configure applies to elements that ${script} defines later, and endSessions ends their sessions`, async ({
    scope
  }) => {
    const first = `
      import { configure, endSessions } from '/dist/configure.js'
      configure({ sandbox: true })
      globalThis.endSessions = endSessions`
    const files = { '/': pageOf('<x-device-table></x-device-table>', '/first.js', script), '/first.js': first }
    const { page, log } = await openPage(scope, { files })
    await rows(page).first().waitFor()
    await page.evaluate(() => globalThis.endSessions())
    await page.getByText('You’re signed out').waitFor()
    await page.evaluate(async () => (await import('/dist/cdn/configure.js')).configure({ sandbox: true }))
    await rows(page).first().waitFor()
    assert.deepEqual(complaints(log), [])
  })
}

test('The first of two versions is used, and the console names both versions once', async ({ scope }) => {
  const body =
    '<x-device-table sandbox></x-device-table><x-lock-details sandbox device-id="device_front_door"></x-lock-details>'
  const { page, log } = await openBody(scope, '<p>Hello</p>')
  await page.route('**/copy/cdn/all.js', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll(`"${version}"`, '"9.8.7"') })
  })
  await page.setContent(pageOf(body))
  const isFirst = await page.evaluate(async () => {
    const { DeviceTableElement } = await import('/dist/cdn/all.js')
    const other = await import('/copy/cdn/all.js')
    return other.version === '9.8.7' && customElements.get('x-device-table') === DeviceTableElement
  })
  assert.ok(isFirst)
  await rows(page).first().waitFor()
  await page
    .locator('x-lock-details')
    .getByRole('button', { name: /^(Lock|Unlock)$/ })
    .waitFor()
  const said = complaints(log)
  assert.equal(said.length, 1)
  assert.ok(said[0].includes(version) && said[0].includes('9.8.7'), said[0])
})
