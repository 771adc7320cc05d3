import assert from 'node:assert/strict'
import { SessionProvider as ReactProvider } from 'latchkey/react'
import { SessionProvider as VueProvider } from 'latchkey/vue'
import { createElement, StrictMode } from 'react'
import { renderToString as renderReact } from 'react-dom/server'
import { createSSRApp, h } from 'vue'
import { renderToString as renderVue } from 'vue/server-renderer'
import { Page as ReactPage } from './hosts/react-page.js'
import { Page as VuePage } from './hosts/vue-page.js'
import { complaints, eventually, openPage, pageOf } from './support/browser.mjs'
import { bundleHost } from './support/bundle.mjs'
import { press, rows } from './support/elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

const HOSTS = {
  React: {
    entry: 'react-hydrated.js',
    render: (props) => renderReact(createElement(StrictMode, undefined, createElement(ReactPage, props)))
  },
  Vue: { entry: 'vue-hydrated.js', render: (props) => renderVue(createSSRApp(VuePage, props)) }
}

const hydrate = (page) =>
  page.waitForFunction(() => globalThis.hydrate).then(() => page.evaluate(() => void globalThis.hydrate()))

const bundles = new Map()

/** The development build warns if server and client differ. */
function bundleOf(entry) {
  if (!bundles.has(entry)) bundles.set(entry, bundleHost(entry, { mode: 'development' }))
  return bundles.get(entry)
}

/** Warnings of the frameworks. */
const spoken = (log) => complaints(log).filter((text) => !/devtools/i.test(text))

async function openHost(scope, { entry, render }, ...scripts) {
  const platform = await startPlatform(scope)
  const body = `<div id="root">${await render({ endpoint: platform.endpoint })}</div>`
  const html = pageOf(body, '/host.js', ...scripts).replace('<html', `<html data-platform="${platform.endpoint}"`)
  return openPage(scope, { files: { '/': html, ...(await bundleOf(entry)).modules } })
}

const PROVIDERS = {
  React: (options) => renderReact(createElement(ReactProvider, options)),
  Vue: (options) => renderVue(createSSRApp(() => h(VueProvider, options)))
}

for (const [name, render] of Object.entries(PROVIDERS)) {
  test(`Server rendering with ${name} hides nothing for an option that is off, and writes an option that is on`, async () => {
    const [off, on] = [
      await render({ sandbox: true, signedOut: false }),
      await render({ sandbox: true, signedOut: true })
    ]
    assert.doesNotMatch(off, /visibility|signed-out/)
    assert.match(on, /<x-session[^>]* signed-out(?:=""|[ >])/)
  })
}

for (const [name, host] of Object.entries(HOSTS)) {
  test(`Server rendering with ${name} writes the options that HTML can express, and nothing else`, async () => {
    const html = await host.render({ endpoint: 'https://example.com' })
    assert.match(html, /<x-session[^>]* publishable-key="seam_pk_test"[^>]*><x-device-table /)
    const [, tag] = /<(x-device-table [^>]*)>/.exec(html)
    for (const attribute of ['id="doors"', 'class="wide"', 'data-room="7"', 'heading="Doors"'])
      assert.ok(tag.includes(attribute))
    assert.match(tag, /disable-search(=""|(?= |$))/)
    assert.doesNotMatch(tag, /filter|function|click/i)
  })

  test(`A server-rendered page with ${name} has its filter and its handler after hydration`, async ({ scope }) => {
    const { page, log } = await openHost(scope, host)
    await hydrate(page)
    await page.getByRole('heading', { name: 'Doors' }).waitFor()
    await eventually(async () => assert.equal(await rows(page).count(), 2))
    assert.equal(await page.getByRole('searchbox').count(), 0)

    const heard = page.locator('main > output')
    await rows(page).filter({ hasText: 'Garage' }).click()
    await eventually(async () => assert.equal(await heard.innerText(), 'device_garage in render 1 of x-device-table'))
    await press(page, 'Render')
    await rows(page).filter({ hasText: 'Front Door' }).click()
    await eventually(async () =>
      assert.equal(await heard.innerText(), 'device_front_door in render 2 of x-device-table')
    )

    await press(page, 'Filter more')
    await eventually(async () => assert.equal(await rows(page).count(), 1))
    assert.deepEqual(spoken(log), [])
  })

  test(`An option that ${name} removes returns to its default`, async ({ scope }) => {
    const { page, log } = await openHost(scope, host)
    await hydrate(page)
    await eventually(async () => assert.equal(await rows(page).count(), 2))
    await press(page, 'Give no options')
    await page.getByRole('heading', { name: 'Devices' }).waitFor()
    await page.getByRole('searchbox').waitFor()
    await eventually(async () => assert.ok((await rows(page).count()) > 2))
    await rows(page).filter({ hasText: 'Garage' }).click()
    await page.getByRole('heading', { name: 'Device', exact: true }).waitFor()
    assert.equal(await page.locator('main > output').innerText(), 'nothing')
    assert.deepEqual(spoken(log), [])
  })

  test(`An element that is defined before ${name} runs is hidden until its filter is applied`, async ({ scope }) => {
    const { page, log } = await openHost(scope, host, '/dist/elements/device-table.js', '/dist/elements/session.js')
    await eventually(async () => assert.ok((await rows(page).count()) > 2))
    assert.equal(await page.locator('x-device-table').isVisible(), false)
    await hydrate(page)
    await eventually(async () => assert.equal(await rows(page).count(), 2))
    await rows(page).first().waitFor()
    assert.equal(await page.locator('x-device-table').getAttribute('data-latchkey-waits'), null)
    await rows(page).filter({ hasText: 'Garage' }).click()
    await eventually(async () => assert.match(await page.locator('main > output').innerText(), /^device_garage/))
    assert.deepEqual(spoken(log), [])
  })

  test(`Rendering again with ${name} keeps a signed-out user signed out`, async ({ scope }) => {
    const { page } = await openHost(scope, host)
    await hydrate(page)
    await eventually(async () => assert.equal(await rows(page).count(), 2))
    await press(page, 'Sign out')
    await eventually(async () => assert.equal(await rows(page).count(), 0))
    await press(page, 'Render')
    await press(page, 'Filter more')
    await page.waitForLoadState('networkidle')
    assert.equal(await rows(page).count(), 0)
  })
}
