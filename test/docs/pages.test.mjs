import assert from 'node:assert/strict'
import { createSandbox } from '../../dist/sandbox/index.js'
import { CDN } from '../../scripts/docs/pages.mjs'
import { complaints, openAddress, pageOf } from '../pages/support/browser.mjs'
import { startHost } from '../pages/support/servers.mjs'
import { test } from '../pages/support/test.mjs'
import { snippetsOf } from './support/snippets.mjs'

const PLATFORM = 'https://connect.getseam.com'
/** Address of files on the CDN. */
const FROM_CDN = CDN.replace('/dist/cdn/', '/')
/** In the documentation, a key is cut off where the reader inserts the rest. */
const KEY = /seam_pk1…/g
const TOKEN = /seam_cst\d_\w+/g
/** Token of the session that a sandbox has from the start. */
const SANDBOX_TOKEN = 'seam_cst_sandbox'

const isWhole = (code) => code.startsWith('<!doctype')

/** Completes a snippet to a page. */
const asPage = (code) =>
  (isWhole(code) ? code : pageOf(code)).replaceAll(KEY, 'seam_pk1_key').replaceAll(TOKEN, SANDBOX_TOKEN)

/**
 * Opens a blank page whose CDN and platform are local.
 *
 * @returns a function that shows one snippet after another
 */
async function openReader(scope, { headers } = {}) {
  const files = { '/blank': '', '/favicon.ico': '' }
  const { origin } = await startHost(scope, { files, headers })
  const { page, log, context } = await openAddress(scope, `${origin}/blank`)
  scope.after(() => context.unrouteAll({ behavior: 'ignoreErrors' }))
  const sandbox = createSandbox({ latency: 0 })
  await context.route(`${FROM_CDN}**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const response = await fetch(`${origin}${pathname.replace(/^\/npm\/latchkey@[\d.]+/, '/npm/latchkey')}`)
    await route.fulfill({
      body: Buffer.from(await response.arrayBuffer()),
      contentType: response.headers.get('content-type'),
      headers: { 'access-control-allow-origin': '*' }
    })
  })
  await context.route(`${PLATFORM}/**`, async (route) => {
    const request = route.request()
    const [method, headers, body] = [request.method(), await request.allHeaders(), request.postData() ?? undefined]
    const response = await sandbox(new Request(request.url(), { method, headers, body }))
    await route.fulfill({
      status: response.status,
      body: await response.text(),
      headers: {
        'content-type': 'application/json',
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true'
      }
    })
  })
  return async (html, extra = {}) => {
    await page.goto(`${origin}/blank`)
    for (const heard of Object.values(log)) heard.length = 0
    Object.assign(files, extra, { '/': html })
    await page.goto(`${origin}/`)
    return { page, log }
  }
}

/**
 * Waits until every element shows its content or a signed-out message. The content of a closed root is detected by its
 * height.
 */
async function assertShown({ page, log }, place) {
  const shown = await page.evaluate(async () => {
    const elements = [...document.querySelectorAll('*')].filter(
      ({ localName }) => localName.startsWith('x-') && localName !== 'x-session'
    )
    const tooLong = new Promise((resolve) => setTimeout(resolve, 20_000))
    await Promise.race([tooLong, Promise.all(elements.map(({ localName }) => customElements.whenDefined(localName)))])
    await Promise.race([tooLong, Promise.all(elements.map((element) => element.whenReady()))])
    return elements.map((element) => [element.localName, element.matches(':state(ready), [signed-out]')])
  })
  for (const [name, isReady] of shown)
    assert.ok(isReady, `${place}: ${name} shows nothing\n${complaints(log).join('\n')}`)
}

const snippets = snippetsOf('html')

/** Returns the files that a page of the documentation places next to its HTML. */
const filesBeside = (path) =>
  Object.fromEntries(
    snippetsOf('script')
      .filter(({ page }) => page === path)
      .map(({ title, code }) => [`/${title}`, code])
  )

// One page at a time is slow, and all pages at once are slower.
const RUNS = 3
for (let run = 0; run < RUNS; run += 1) {
  const part = snippets.filter((_, index) => index % RUNS === run)
  test(`HTML in the documentation shows its content without warnings (${run + 1} of ${RUNS})`, async ({ scope }) => {
    assert.ok(part.length > 3)
    const show = await openReader(scope)
    for (const { code, place, page: path } of part) {
      const { page, log } = await show(asPage(code), filesBeside(path))
      await assertShown({ page, log }, place)
      assert.deepEqual(complaints(log), [], place)
    }
  })
}

const TABLE = '<x-device-table publishable-key="seam_pk1_key" user-identifier-key="user-1"></x-device-table>'
const STRICT = pageOf(TABLE).replace(/<link rel="icon".*/, '')

for (const { code, place } of snippetsOf('http')) {
  test(`The policy of ${place} allows a table, a language and an image`, async ({ scope }) => {
    const [, policy] = /^Content-Security-Policy: (.+)$/m.exec(code)
    const script = policy.includes('jsdelivr') ? `${CDN}all.js` : '/dist/cdn/all.js'
    const html = STRICT.replace('</head>', `<script type="module" src="${script}"></script></head>`).replace(
      '<x-device-table ',
      '<x-device-table locale="de" '
    )
    const show = await openReader(scope, { headers: { 'content-security-policy': policy } })
    const { page, log } = await show(html)
    await assertShown({ page, log }, place)
    await page.getByRole('heading', { name: /^Geräte/ }).waitFor()
    assert.deepEqual(complaints(log), [])
  })
}
