import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { siteSections } from '../../scripts/docs/pages.mjs'
import { complaints, eventually, openAddress } from '../pages/support/browser.mjs'
import { test } from '../pages/support/test.mjs'
import { useSite } from './support/site.mjs'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** axe rules that depend on the color scheme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
const NARROW = { width: 320, height: 700 }
const WIDE = { width: 1400, height: 900 }

/** Returns the code blocks in all tabs that overflow their edge. */
function cutCode() {
  for (const block of document.querySelectorAll('.vp-code-group .blocks > div')) block.style.display = 'block'
  return [...document.querySelectorAll('pre')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent)
}

const site = useSite()
const pages = siteSections().flatMap((section) => section.pages)
const fileOf = (path) => readFileSync(join(site.folder, path), 'utf8')
const htmlOf = ({ path }) => fileOf(`${path}.html`)

/** Opens a page of the site after the generator's scripts have started. */
async function openPage(scope, path, viewport) {
  const opened = await openAddress(scope, site.origin + path, { viewport })
  // oxlint-disable-next-line no-underscore-dangle -- Vue has no public sign that hydration has ended.
  await opened.page.waitForFunction(() => document.querySelector('#app')?.__vue_app__?._container?._vnode)
  return opened
}

test('Every page has a unique title and description', () => {
  for (const pattern of [/<title>(.+?)<\/title>/, /<meta name="description" content="(.+?)">/]) {
    const values = pages.map((page) => pattern.exec(htmlOf(page))?.[1])
    assert.ok(values.every(Boolean), `${pattern}: ${pages[values.indexOf(undefined)]?.path}`)
    assert.deepEqual(
      values.filter((value, index) => values.indexOf(value) !== index),
      []
    )
  }
})

test('The page of an element shows its tag, its description and the live element', () => {
  const elements = pages.filter(({ tag }) => tag)
  assert.ok(elements.length > 10)
  for (const page of elements)
    assert.match(
      htmlOf(page),
      /<\/h1><p><code>&lt;x-[a-z-]+&gt;<\/code><\/p><p>[^]+?<\/p><div class="live"><x-/,
      page.path
    )
})

test('The page of an element changes the attributes of the live element, and shows its HTML', async ({ scope }) => {
  const { page, log } = await openPage(scope, 'elements/device-table.html', WIDE)
  const panel = page.getByRole('form', { name: 'Attributes of the live element' })
  const html = page.locator('#html')
  const live = page.locator('.live x-device-table')
  await live.getByRole('searchbox').waitFor()
  await panel.getByRole('checkbox', { name: 'disable-search' }).check()
  await live.getByRole('searchbox').waitFor({ state: 'detached' })
  await panel.getByRole('textbox', { name: 'heading' }).fill('Doors')
  await page.keyboard.press('Enter')
  await panel.getByRole('combobox', { name: 'theme' }).selectOption('dark')
  await live.getByRole('heading', { name: 'Doors' }).waitFor()
  assert.equal(await live.getAttribute('theme'), 'dark')
  assert.match(
    await html.innerText(),
    /^<x-device-table\s+sandbox\s+disable-search\s+heading="Doors"\s+theme="dark"\s+>/
  )
  await panel.getByRole('checkbox', { name: 'disable-search' }).uncheck()
  await panel.getByRole('combobox', { name: 'theme' }).selectOption('not set')
  await live.getByRole('searchbox').waitFor()
  assert.match(await html.innerText(), /^<x-device-table sandbox heading="Doors">/)
  assert.deepEqual(complaints(log), [])
})

test('The panel of an element has a control for every attribute with a value that can be entered', async () => {
  for (const { path, tag } of pages.filter((page) => page.tag && page.tag !== 'x-session')) {
    const html = fileOf(`${path}.html`)
    const names = new Set([...html.matchAll(/<label class="[^"]*"><code>([a-z-]+)<\/code>/g)].map(([, name]) => name))
    assert.ok(names.has('theme'), tag)
    for (const name of ['disable-lock-unlock', 'device-id'])
      assert.ok(names.has(name) || !html.includes(`<code>${name}</code>`), `${tag}: ${name}`)
  }
})

test('The gallery shows every element', () => {
  const gallery = fileOf('elements/index.html')
  for (const { path, name } of pages.filter(({ tag }) => tag))
    assert.match(gallery, new RegExp(`<a href="/docs/${path}.html">[^]*?<strong>${name}</strong>`), path)
})

test('The gallery shows a picture of every element in both schemes', () => {
  const pictures = readdirSync('docs/images/elements')
  for (const { tag } of pages.filter((page) => page.tag))
    for (const scheme of ['light', 'dark'])
      assert.ok(pictures.includes(`${tag.slice('x-'.length)}-${scheme}.webp`), tag)
})

test('Published addresses still exist', () => {
  /** Addresses of handwritten pages to which other sites link. Pages that move need a redirect. */
  const PUBLISHED = [
    'access',
    'accessibility',
    'activity',
    'attention',
    'bulk-actions',
    'cdn',
    'client',
    'code-limits',
    'codes-across-locks',
    'code-use',
    'doctor',
    'events',
    'frameworks',
    'getting-started/angular',
    'getting-started/html',
    'getting-started/next',
    'getting-started/react',
    'getting-started/svelte',
    'getting-started/vue',
    'index',
    'issues',
    'languages',
    'layout',
    'lock-all',
    'migration',
    'overview',
    'playground',
    'routing',
    'row-actions',
    'security',
    'server-tokens',
    'sessions',
    'telemetry',
    'testing',
    'theming',
    'thermostat-schedules',
    'troubleshooting',
    'versions',
    'views',
    'words'
  ]
  for (const path of PUBLISHED) assert.match(fileOf(`${path}.html`), /<h1/, path)
})

test('The page of themes shows all themes', () => {
  const shown = fileOf('theming.html')
  for (const theme of ['compact', 'warm', 'contrast', 'night'])
    assert.match(shown, new RegExp(`<x-lock-details [^>]*appearance="${theme}"`))
})

test('Every link of the site leads to an existing page or heading', () => {
  const paths = pages.map(({ path }) => `${path}.html`)
  const ids = new Map(
    paths.map((path) => [path, new Set([...fileOf(path).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))])
  )
  for (const from of ids.keys()) {
    const links = [...fileOf(from).matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
    // Links inside the examples belong to the examples.
    for (const href of links.filter((link) => !/^https?:/.test(link))) {
      const { pathname, hash } = new URL(href, `http://site/docs/${from}`)
      const target = ids.get(pathname.replace(/^\/docs\//, '').replace(/(^|\/)$/, '$1index.html'))
      assert.ok(target, `${from} links to ${href}`)
      assert.ok(!hash || target.has(decodeURIComponent(hash.slice(1))), `${from} links to ${href}`)
    }
  }
})

test('Every link to the repository leads to an existing file', () => {
  const links = pages.flatMap((page) =>
    [...htmlOf(page).matchAll(/blob\/main\/([^"#<]+)"/g)].map(([, file]) => [page.path, file])
  )
  assert.ok(links.length > 0)
  for (const [path, file] of links) assert.ok(readFileSync(file), `${path} links to ${file}`)
})

test('The machine-readable files list every page and contain every text', () => {
  const short = fileOf('llms.txt')
  const full = fileOf('llms-full.txt')
  for (const { path, markdown } of pages) {
    assert.ok(short.includes(`](${path}.html)`), path)
    assert.ok(full.includes(markdown.trim()), path)
  }
})

/** One page of each kind. */
for (const path of [
  'index.html',
  'getting-started/react.html',
  'elements/device-table.html',
  'theming.html',
  'playground.html',
  'client.html'
]) {
  test(`${path} is accessible in light and dark, and fits into 320 px`, async ({ scope }) => {
    const { page, log } = await openPage(scope, path, NARROW)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), NARROW.width)
    assert.deepEqual(await page.evaluate(cutCode), [], 'narrow')
    await page.setViewportSize(WIDE)
    assert.deepEqual(await page.evaluate(cutCode), [], 'wide')
    await page.evaluate(() =>
      Promise.all(
        [...document.querySelectorAll('.live > *')].map(async ({ localName }) => customElements.whenDefined(localName))
      )
    )
    await page.evaluate(() =>
      Promise.all([...document.querySelectorAll('.live > *')].map((element) => element.whenReady()))
    )
    await page.evaluate(AXE)
    for (const [colorScheme, runOnly] of [['light'], ['dark', OF_COLOURS]]) {
      await page.emulateMedia({ colorScheme })
      const violations = await page.evaluate(async (rules) => {
        const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
        const result = await globalThis.axe.run({ exclude: ['.live > *'] }, options)
        return result.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
      }, runOnly)
      assert.deepEqual(violations, [], colorScheme)
    }
    assert.deepEqual(complaints(log), [])
    assert.deepEqual(
      log.requests.filter((url) => !url.startsWith(site.origin)),
      []
    )
  })
}

test('The contents of the site open and close on a narrow page', async ({ scope }) => {
  const { page } = await openPage(scope, 'theming.html', NARROW)
  const contents = page.getByRole('navigation', { name: 'Sidebar Navigation' })
  await contents.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await contents.getByRole('link', { name: 'Languages and texts' }).waitFor()
  await page.keyboard.press('Escape')
  await contents.waitFor({ state: 'hidden' })
  assert.equal(await page.evaluate(() => document.activeElement.textContent.trim()), 'Menu')
})

test('A page is found by a word of its text, by keyboard', async ({ scope }) => {
  const { page } = await openPage(scope, 'elements/thermostat.html', WIDE)
  await page.getByRole('heading', { name: 'Thermostat', level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('sign users in')
  await page.getByRole('option').filter({ hasText: 'Sign users in and out' }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sign users in and out', level: 1 }).waitFor()
})

test('The search finds documentation, not the changelog', async ({ scope }) => {
  const { page } = await openPage(scope, 'client.html', WIDE)
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('access code')
  await page.getByRole('option').filter({ hasText: 'Access code' }).first().waitFor()
  assert.equal(await page.getByRole('option').filter({ hasText: 'Changelog' }).count(), 0)
})

test('A section is found by its heading', async ({ scope }) => {
  const { page } = await openPage(scope, 'client.html', WIDE)
  await page.keyboard.press('Control+k')
  await page.getByRole('searchbox').fill('renew a token')
  await page.getByRole('option').filter({ hasText: 'Renew a token' }).first().click()
  await page.waitForURL(/sessions\.html#renew-a-token$/)
})

test('The selected framework is also selected on the next page', async ({ scope }) => {
  const { page } = await openPage(scope, 'elements/thermostat.html', WIDE)
  await page.getByRole('radio', { name: 'HTML' }).press('ArrowRight')
  await page.getByText("from 'latchkey/react'").first().waitFor()
  await page.goto(`${site.origin}elements/lock-details.html`)
  await page.getByText('LockDetails').filter({ visible: true }).first().waitFor()
  assert.equal(await page.getByRole('radio', { name: 'React' }).isChecked(), true)
})

test('The playground applies appearances to its elements, and shows the code to copy', async ({ scope }) => {
  const { page, log } = await openPage(scope, 'playground.html', WIDE)
  const token = (name) =>
    page.locator('x-lock-details').evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)
  await page.getByRole('combobox', { name: 'Theme', exact: true }).selectOption('warm')
  await page.getByRole('textbox', { name: /color-accent/ }).fill('#7c3aed')
  await eventually(async () => assert.equal(await token('--latchkey-color-accent'), '#7c3aed'))
  const html = `<x-device-table sandbox appearance='{"theme":"warm","tokens":{"color-accent":"#7c3aed"}}'></x-device-table>`
  assert.equal(await page.locator('#html').innerText(), html)
  await page.getByRole('button', { name: 'Reset' }).click()
  await eventually(async () => assert.notEqual(await token('--latchkey-color-accent'), '#7c3aed'))
  assert.equal(await page.locator('#html').innerText(), '<x-device-table sandbox></x-device-table>')
  assert.deepEqual(complaints(log), [])
})
