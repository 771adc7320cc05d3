import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CDN } from '../../.ci/docs/pages.mjs'
import { createSandbox } from '../../dist/sandbox/index.js'
import { complaints, openAddress, pageOf, useBrowser } from '../pages/support/browser.mjs'
import { startHost } from '../pages/support/servers.mjs'
import { snippetsOf } from './support/snippets.mjs'

const PLATFORM = 'https://connect.getseam.com'
/** Where files of a CDN are, for whoever is the CDN here. */
const FROM_CDN = CDN.replace('/dist/cdn/', '/')
/** In the documentation a key ends where a reader puts in the rest. */
const KEY = /seam_pk1…/g

useBrowser()

const isWhole = (code) => code.startsWith('<!doctype')

/** A page with what a snippet shows, as its reader would have it. */
const asPage = (code) => (isWhole(code) ? code : pageOf(code)).replaceAll(KEY, 'seam_pk1_key')

/**
 * Opens a blank page in a browser in which the CDN and the platform are answered from here.
 *
 * @returns what shows a snippet there, one after the other.
 */
async function openReader(t, { headers } = {}) {
  let context
  // What is asked for while a test ends is answered by a host that is gone: first of all nobody asks any more.
  t.after(() => context?.unrouteAll({ behavior: 'ignoreErrors' }))
  const files = { '/blank': '', '/favicon.ico': '' }
  const { origin } = await startHost(t, { files, headers })
  const opened = await openAddress(t, `${origin}/blank`)
  const { page, log } = opened
  context = opened.context
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
    const answer = await sandbox(new Request(request.url(), { method, headers, body }))
    await route.fulfill({
      status: answer.status,
      body: await answer.text(),
      headers: {
        'content-type': 'application/json',
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true'
      }
    })
  })
  return async (html, beside = {}) => {
    await page.goto(`${origin}/blank`)
    for (const heard of Object.values(log)) heard.length = 0
    Object.assign(files, beside, { '/': html })
    await page.goto(`${origin}/`)
    return { page, log }
  }
}

/** Waits until every element shows what it is for, or that nobody is signed in. A closed root shows what is in it by its height. */
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

/** The files that a page of the documentation puts beside its HTML. */
const filesBeside = (path) =>
  Object.fromEntries(
    snippetsOf('script')
      .filter(({ page }) => page === path)
      .map(({ title, code }) => [`/${title}`, code])
  )

// One page at a time would be slow, and all of them at once slower.
const RUNS = 3
for (let run = 0; run < RUNS; run += 1) {
  const part = snippets.filter((_, index) => index % RUNS === run)
  test(`what the documentation says in HTML shows what it is for, without complaints (${run + 1} of ${RUNS})`, async (t) => {
    assert.ok(part.length > 3)
    const show = await openReader(t)
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
  test(`the policy of ${place} is enough for a table, a language and a picture`, async (t) => {
    const [, policy] = /^Content-Security-Policy: (.+)$/m.exec(code)
    const script = policy.includes('jsdelivr') ? `${CDN}all.js` : '/dist/cdn/all.js'
    const html = STRICT.replace('</head>', `<script type="module" src="${script}"></script></head>`).replace(
      '<x-device-table ',
      '<x-device-table locale="de" '
    )
    const show = await openReader(t, { headers: { 'content-security-policy': policy } })
    const { page, log } = await show(html)
    await assertShown({ page, log }, place)
    await page.getByRole('heading', { name: /^Geräte/ }).waitFor()
    assert.deepEqual(complaints(log), [])
  })
}
