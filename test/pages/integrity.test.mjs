import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { cdnAddress, integrityOf } from '../../scripts/integrity.mjs'
import { complaints, eventually, openPage } from './support/browser.mjs'
import { isDefined } from './support/elements.mjs'
import { test } from './support/test.mjs'

const CDN = 'dist/cdn'
const MANIFEST = JSON.parse(readFileSync('package.json', 'utf8'))
const ADDRESS = cdnAddress(MANIFEST)
const TABLE = '<x-device-table sandbox></x-device-table>'

const integrity = JSON.parse(readFileSync(`${CDN}/integrity.json`, 'utf8'))
const tags = readFileSync(`${CDN}/tags.html`, 'utf8')
const scriptTag = (file) => tags.match(new RegExp(`<script type="module" src="[^"]*/${file}"[^>]*></script>`))[0]
const IMPORT_MAP = tags.match(/<script type="importmap">[^]*?<\/script>/)[0]

/** Changes the last byte of a program. */
function changed(content) {
  const copy = Buffer.from(content)
  assert.equal(copy.at(-1), 10)
  copy[copy.length - 1] = 32
  return copy
}

/**
 * Opens a page with a table and the given tags.
 *
 * @param damaged file that the CDN delivers with a different byte
 */
async function openWith(scope, head, damaged) {
  const files = {
    '/': '<!doctype html><title>Before</title>',
    '/favicon.ico': '',
    '/page': `<!doctype html><title>Host</title>${head}${TABLE}`
  }
  const { page, log, context } = await openPage(scope, { files })
  await context.route(`${ADDRESS}**`, (route) => {
    const file = route.request().url().slice(ADDRESS.length)
    const content = readFileSync(`${CDN}/${file}`)
    return route.fulfill({
      body: file === damaged ? changed(content) : content,
      headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }
    })
  })
  await page.goto(new URL('/page', page.url()).href)
  return { page, log }
}

const rejectionOf = (log, file) =>
  log.console.find(({ type, text }) => type === 'error' && /integrity/.test(text) && text.includes(file))

test('The list contains the hash of every file of the CDN', () => {
  const files = readdirSync(CDN, { recursive: true }).filter((file) => /\.(?:css|js|map)$/.test(file))
  assert.deepEqual(Object.keys(integrity).toSorted(), files.toSorted())
  const { 'integrity.json': _list, 'tags.html': _tags, ...hashes } = integrityOf(CDN)
  assert.deepEqual(integrity, hashes)
})

for (const file of ['all.js', 'autoload.js']) {
  test(`The tag of ${file} shows a table, and nothing if a byte of the file differs`, async ({ scope }) => {
    const { page } = await openWith(scope, scriptTag(file))
    await page.locator('[part~="row"]').first().waitFor()
    const other = await openWith(scope, scriptTag(file), file)
    await eventually(() => assert.ok(rejectionOf(other.log, file)))
    assert.equal(await isDefined(other.page), false)
  })
}

const LATER = Object.keys(integrity).filter((file) => /^(?:elements\/device-table|chunks\/core-[^.]*)\.js$/.test(file))

for (const damaged of LATER) {
  test(`The import map rejects ${damaged.replace(/-[^-]*(?=\.js$)/, '')} if a byte of it differs`, async ({
    scope
  }) => {
    const { page } = await openWith(scope, IMPORT_MAP + scriptTag('autoload.js'))
    await page.locator('[part~="row"]').first().waitFor()
    const other = await openWith(scope, IMPORT_MAP + scriptTag('autoload.js'), damaged)
    await eventually(() => assert.ok(rejectionOf(other.log, damaged)))
    assert.equal(await isDefined(other.page), false)
  })
}

test('The import map rejects a damaged file that all.js loads later', async ({ scope }) => {
  const { log, page } = await openWith(scope, IMPORT_MAP + scriptTag('all.js'), 'sandbox.js')
  await eventually(() => assert.ok(rejectionOf(log, 'sandbox.js')))
  assert.equal(await page.locator('[part~="row"]').count(), 0)
})

/** The copied part of the block: everything except the tags of other elements and the other way to load the elements. */
const BLOCK = tags
  .slice(0, tags.indexOf(scriptTag('all.js')))
  .replaceAll(/<!-- Optional, with that script, for (?!x-device-table:)[^]*?\n\n/g, '')

test('The policy, the map and the tag of the block allow the elements and nothing else', async ({ scope }) => {
  const { page, log } = await openWith(scope, BLOCK)
  await page.locator('[part~="row"]').first().click()
  await page.getByRole('heading', { name: 'Device', exact: true }).waitFor()
  assert.deepEqual(complaints(log), [])
  await page.evaluate(() => import('https://cdn.jsdelivr.net/npm/another@1.0.0/index.js').catch(() => {}))
  await eventually(() => assert.match(complaints(log).join('\n'), /violated: script-src-elem .*another/))
})

test('The block requests the code of the first screen once, before the autoloader', async ({ scope }) => {
  const { page, log } = await openWith(scope, BLOCK)
  await page.locator('[part~="row"]').first().waitFor()
  const requested = log.requests.filter((url) => /\/(?:first\/device-table|chunks\/first-.{8}|autoload)\.js$/.test(url))
  assert.deepEqual(
    requested.map((url) => url.match(/first\/|first-|autoload/)[0]),
    ['first/', 'first-', 'autoload']
  )
})

test('The policy of the block rejects a map in which a byte differs', async ({ scope }) => {
  const { log } = await openWith(scope, BLOCK.replace('"integrity"', ' "integrity"'))
  await eventually(() => assert.match(complaints(log).join('\n'), /violated: script-src-elem inline/))
})

test('The policy of the block rejects a damaged file that is loaded later', async ({ scope }) => {
  const [damaged] = LATER
  const { log, page } = await openWith(scope, BLOCK, damaged)
  await eventually(() => assert.ok(rejectionOf(log, damaged)))
  assert.equal(await isDefined(page), false)
})

test('The README contains the address and the version of the tag, and a link to its hash', () => {
  const readme = readFileSync('README.md', 'utf8')
  const withoutHash = scriptTag('autoload.js').replace(integrity['autoload.js'], 'sha384-…')
  assert.ok(readme.includes(withoutHash), withoutHash)
  assert.ok(readme.includes(`${ADDRESS}tags.html`))
})
