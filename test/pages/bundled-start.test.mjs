import assert from 'node:assert/strict'
import { complaints, eventually, openPage, pageOf } from './support/browser.mjs'
import { bundleHost } from './support/bundle.mjs'
import { EXCHANGE, isDefined, LIST, rows } from './support/elements.mjs'
import { holdElements } from './support/hold-elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

const HOSTS = { React: 'react-components.tsx', Vue: 'vue-components.ts', Angular: 'angular-directives.ts' }

/** Opens an application whose table arrives only after `letThrough` is called. */
async function openHeld(scope, entry) {
  const platform = await startPlatform(scope)
  const { modules } = await bundleHost(entry)
  const host = pageOf('', '/host.js').replace('<html', `<html data-platform="${platform.endpoint}"`)
  const files = { '/': '<!doctype html><title>Before</title>', '/host': host, ...modules }
  const { page, log } = await openPage(scope, { files })
  const letThrough = await holdElements(page, '**/device-table-*.js')
  await page.goto(new URL('/host', page.url()).href, { waitUntil: 'commit' })
  return { page, log, platform, letThrough }
}

/** Returns when the first request to each address that contains a text was started, in ms. */
const startsOf = (page, ...texts) =>
  page.evaluate((wanted) => {
    const requests = performance.getEntriesByType('resource')
    return wanted.map((text) => requests.find(({ name }) => name.includes(text)).startTime)
  }, texts)

for (const [name, entry] of Object.entries(HOSTS)) {
  test(`${name} requests the session and the list while the code of the table is loading, and each once`, async ({
    scope
  }) => {
    const { page, log, platform, letThrough } = await openHeld(scope, entry)
    const sent = () => platform.calls.map(({ path }) => path)
    await eventually(() => assert.deepEqual(sent(), [EXCHANGE, LIST]))
    assert.equal(await isDefined(page), false)
    letThrough()
    await rows(page).first().waitFor()
    const [session, code] = await startsOf(page, EXCHANGE, '/device-table-')
    assert.ok(session <= code, `The session was requested after ${session} ms, the code after ${code} ms.`)
    assert.deepEqual(sent().slice(0, 2), [EXCHANGE, LIST])
    assert.deepEqual([platform.callsTo(EXCHANGE).length, platform.callsTo(LIST).length], [1, 1])
    assert.deepEqual(complaints(log), [])
  })
}
