import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { siteSections } from '../../scripts/docs/pages.mjs'
import { complaints, eventually, openAddress } from '../pages/support/browser.mjs'
import { useSite } from './support/site.mjs'
import { test } from '../pages/support/test.mjs'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** One page of each kind. */
const KINDS = [
  'index.html',
  'getting-started/react.html',
  'elements/device-table.html',
  'theming.html',
  'playground.html',
  'client.html'
]
/** axe rules that depend on the color scheme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
const NARROW = { width: 320, height: 700 }
const WIDE = { width: 1400, height: 900 }

/** Returns the code blocks in all tabs that overflow their edge. */
function cutCode() {
  for (const panel of document.querySelectorAll('.tab')) panel.hidden = false
  return [...document.querySelectorAll('pre')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent)
}

const site = useSite()
const pages = siteSections().flatMap((section) => section.pages)
const fileOf = (path) => readFileSync(join(site.folder, path), 'utf8')

test('Every page has a unique title and description', () => {
  for (const field of ['title', 'description']) {
    const values = pages.map((page) => page[field])
    assert.ok(values.every(Boolean), `${field}: ${pages.find((page) => !page[field])?.path}`)
    assert.equal(new Set(values).size, values.length, field)
  }
})

test('The page of an element contains its description once', () => {
  const elements = pages.filter(({ path }) => path.startsWith('elements/'))
  assert.ok(elements.length > 10)
  for (const { path, html } of elements) {
    const [, first, next] = /<\/h1>\n<p>([^]*?)<\/p>\n([^]*)$/.exec(html)
    assert.ok(first && next.startsWith('<div class="live">'), path)
  }
})

test('The page of themes shows all themes', () => {
  const shown = fileOf('theming.html')
  for (const theme of ['compact', 'warm', 'contrast', 'night'])
    assert.match(shown, new RegExp(`<x-lock-details [^>]*appearance="${theme}"`))
})

test('Every link of the site leads to an existing page or heading', () => {
  const ids = new Map(
    pages.map(({ path }) => [
      `${path}.html`,
      new Set([...fileOf(`${path}.html`).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    ])
  )
  for (const from of ids.keys()) {
    const links = [...fileOf(from).matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
    // Links inside the examples belong to the examples.
    for (const href of links.filter((link) => !/^https?:/.test(link))) {
      const { pathname, hash } = new URL(href, `http://site/${from}`)
      const target = ids.get(pathname.slice(1))
      assert.ok(target, `${from} links to ${href}`)
      assert.ok(!hash || target.has(decodeURIComponent(hash.slice(1))), `${from} links to ${href}`)
    }
  }
})

test('Every link to the repository leads to an existing file', () => {
  const links = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/blob\/main\/([^"#]+)/g)].map(([, file]) => [path, file])
  )
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

for (const path of KINDS) {
  test(`${path} is accessible in light and dark, and fits into 320 px`, async ({ scope }) => {
    const { page, log } = await openAddress(scope, site.origin + path, { viewport: NARROW })
    await page.locator('html.js').waitFor()
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
  const { page } = await openAddress(scope, `${site.origin}theming.html`, { viewport: NARROW })
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await contents.getByRole('link', { name: 'Routing' }).waitFor()
  await page.keyboard.press('Escape')
  await contents.waitFor({ state: 'hidden' })
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Menu')
})

test('A page is found by a word of its title, by keyboard', async ({ scope }) => {
  const { page } = await openAddress(scope, `${site.origin}elements/thermostat.html`, { viewport: WIDE })
  await page.getByRole('heading', { name: 'x-thermostat', level: 1 }).waitFor()
  await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('sign users')
  await page.getByRole('search').getByRole('link', { name: 'Sign users in and out' }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Sign users in and out', level: 1 }).waitFor()
})

test('The selected framework is also selected on the next page', async ({ scope }) => {
  const { page } = await openAddress(scope, `${site.origin}elements/thermostat.html`, { viewport: WIDE })
  await page.getByRole('tab', { name: 'HTML' }).press('ArrowRight')
  await page.getByRole('tabpanel', { name: 'React' }).waitFor()
  await page.goto(`${site.origin}elements/lock-details.html`)
  await page.getByRole('tabpanel', { name: 'React' }).getByText('LockDetails').first().waitFor()
  assert.equal(await page.getByRole('tabpanel').count(), 1)
})

test('The playground applies appearances to its elements, and shows the code to copy', async ({ scope }) => {
  const { page, log } = await openAddress(scope, `${site.origin}playground.html`, { viewport: WIDE })
  const token = (name) =>
    page.locator('x-lock-details').evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name)
  await page.getByLabel('Theme', { exact: true }).selectOption('warm')
  await page.getByRole('textbox', { name: /color-accent/ }).fill('#7c3aed')
  await eventually(async () => assert.equal(await token('--latchkey-color-accent'), '#7c3aed'))
  const html = `<x-device-table sandbox appearance='{"theme":"warm","tokens":{"color-accent":"#7c3aed"}}'></x-device-table>`
  assert.equal(await page.locator('#html').innerText(), html)
  await page.getByRole('button', { name: 'Reset' }).click()
  await eventually(async () => assert.notEqual(await token('--latchkey-color-accent'), '#7c3aed'))
  assert.equal(await page.locator('#html').innerText(), '<x-device-table sandbox></x-device-table>')
  assert.deepEqual(complaints(log), [])
})
