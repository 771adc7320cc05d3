import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { cdnAddress, integrityOf } from '../../.ci/integrity.mjs'
import { complaints, eventually, openPage, useBrowser } from './support/browser.mjs'

useBrowser()

const CDN = 'dist/cdn'
const MANIFEST = JSON.parse(readFileSync('package.json', 'utf8'))
const ADDRESS = cdnAddress(MANIFEST)
const TABLE = '<x-device-table sandbox></x-device-table>'

const integrity = JSON.parse(readFileSync(`${CDN}/integrity.json`, 'utf8'))
const tags = readFileSync(`${CDN}/tags.html`, 'utf8')
const scriptTag = (file) => tags.match(new RegExp(`<script type="module" src="[^"]*/${file}"[^>]*></script>`))[0]
const IMPORT_MAP = tags.match(/<script type="importmap">[^]*?<\/script>/)[0]

/** The same program, of which the last byte is another one. */
function changed(content) {
  const copy = Buffer.from(content)
  assert.equal(copy.at(-1), 10)
  copy[copy.length - 1] = 32
  return copy
}

/**
 * A page with a table and with tags of ours, and what the CDN has.
 *
 * @param damaged the file of which the CDN has another byte.
 */
async function openWith(t, head, damaged) {
  const files = {
    '/': '<!doctype html><title>Before</title>',
    '/favicon.ico': '',
    '/page': `<!doctype html><title>Host</title>${head}${TABLE}`
  }
  const { page, log, context } = await openPage(t, { files })
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

const isDefined = (page) => page.evaluate(() => customElements.get('x-device-table') !== undefined)
const refusalOf = (log, file) =>
  log.console.find(({ type, text }) => type === 'error' && /integrity/.test(text) && text.includes(file))

test('the list has the hash of every file of the CDN', () => {
  const files = readdirSync(CDN, { recursive: true }).filter((file) => /\.(?:css|js|map)$/.test(file))
  assert.deepEqual(Object.keys(integrity).toSorted(), files.toSorted())
  const { 'integrity.json': _list, 'tags.html': _tags, ...hashes } = integrityOf(CDN)
  assert.deepEqual(integrity, hashes)
})

for (const file of ['all.js', 'autoload.js']) {
  test(`the tag of ${file} shows a table, and nothing where a byte of it is another one`, async (t) => {
    const { page } = await openWith(t, scriptTag(file))
    await page.locator('[part~="row"]').first().waitFor()
    const other = await openWith(t, scriptTag(file), file)
    await eventually(() => assert.ok(refusalOf(other.log, file)))
    assert.equal(await isDefined(other.page), false)
  })
}

const LATER = Object.keys(integrity).filter((file) => /^(?:elements\/device-table|chunks\/core-[^.]*)\.js$/.test(file))

for (const damaged of LATER) {
  test(`with the import map, ${damaged.replace(/-[^-]*(?=\.js$)/, '')} is refused as well where a byte of it is another one`, async (t) => {
    const { page } = await openWith(t, IMPORT_MAP + scriptTag('autoload.js'))
    await page.locator('[part~="row"]').first().waitFor()
    const other = await openWith(t, IMPORT_MAP + scriptTag('autoload.js'), damaged)
    await eventually(() => assert.ok(refusalOf(other.log, damaged)))
    assert.equal(await isDefined(other.page), false)
  })
}

test('what all.js fetches from beside it is refused too', async (t) => {
  const { log, page } = await openWith(t, IMPORT_MAP + scriptTag('all.js'), 'sandbox.js')
  await eventually(() => assert.ok(refusalOf(log, 'sandbox.js')))
  assert.equal(await page.locator('[part~="row"]').count(), 0)
})

/** What a person copies: all of the block but the other way to load the elements. */
const BLOCK = tags.slice(0, tags.indexOf(scriptTag('all.js')))

test('policy, map and tag of one block let the elements through, and nothing else', async (t) => {
  const { page, log } = await openWith(t, BLOCK)
  await page.locator('[part~="row"]').first().click()
  await page.getByRole('heading', { name: 'Device', exact: true }).waitFor()
  assert.deepEqual(complaints(log), [])
  await page.evaluate(() => import('https://cdn.jsdelivr.net/npm/another@1.0.0/index.js').catch(() => {}))
  await eventually(() => assert.match(complaints(log).join('\n'), /violated: script-src-elem .*another/))
})

test('a map in which a byte is another one is refused by the policy of the block', async (t) => {
  const { log } = await openWith(t, BLOCK.replace('"integrity"', ' "integrity"'))
  await eventually(() => assert.match(complaints(log).join('\n'), /violated: script-src-elem inline/))
})

test('under the policy of the block, too, what is fetched later is refused where a byte of it is another one', async (t) => {
  const [damaged] = LATER
  const { log, page } = await openWith(t, BLOCK, damaged)
  await eventually(() => assert.ok(refusalOf(log, damaged)))
  assert.equal(await isDefined(page), false)
})

test('the README names the address and the version of the tag, and where its hash is', () => {
  const readme = readFileSync('README.md', 'utf8')
  const withoutHash = scriptTag('autoload.js').replace(integrity['autoload.js'], 'sha384-…')
  assert.ok(readme.includes(withoutHash), withoutHash)
  assert.ok(readme.includes(`${ADDRESS}tags.html`))
})
