import assert from 'node:assert/strict'
import { complaints, openBody } from './support/browser.mjs'
import { test } from './support/test.mjs'

const DEVICES = 300

const MODULE = `
  import '/dist/cdn/all.js'
  import { createSandbox } from '/dist/sandbox/index.js'
  const sandbox = createSandbox({ size: ${DEVICES}, latency: 0 })
  globalThis.fetch = sandbox
  const table = document.createElement('x-device-table')
  table.endpoint = sandbox.endpoint
  table.publishableKey = sandbox.publishableKey
  table.userIdentifierKey = 'user'
  document.body.append(table)
`

/** Returns the number of printed sheets. */
const sheetsOf = async (page) => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g).length

test('All rows of a long list are printed without empty paper, and the scroll position is restored afterwards', async ({
  scope
}) => {
  const { page, log } = await openBody(scope, '<p>Before</p>', '/start.js', { files: { '/start.js': MODULE } })
  const rows = page.locator('[part~="row"]')
  await rows.first().waitFor()
  const list = page.locator('.list.long')
  await list.evaluate((region) => region.scrollTo(0, 3000))
  await page.waitForFunction(() => {
    const region = document.querySelector('x-device-table').shadowRoot.querySelector('.list.long')
    return region.scrollTop > 2900
  })
  const previous = await list.evaluate(({ scrollTop }) => scrollTop)
  const [rowsBefore, height] = [await rows.count(), await list.evaluate(({ scrollHeight }) => scrollHeight)]
  assert.ok(rowsBefore < 40)

  const printed = await page.evaluate(async () => {
    dispatchEvent(new Event('beforeprint'))
    const { shadowRoot } = document.querySelector('x-device-table')
    await Promise.resolve()
    const count = shadowRoot.querySelectorAll('[part~="row"]').length
    dispatchEvent(new Event('afterprint'))
    return count
  })
  assert.equal(printed, DEVICES)

  const sheets = await sheetsOf(page)
  // A sheet shows about 1,000 px, and rows are not split between sheets.
  assert.ok(
    sheets >= Math.ceil(height / 1200) && sheets <= Math.ceil(height / 800) + 1,
    `${sheets} sheets for ${height} px`
  )
  assert.ok((await rows.count()) < 40)
  assert.equal(await list.evaluate(({ scrollTop }) => scrollTop), previous)
  assert.deepEqual(complaints(log), [])
})

const PASS = `
  import '/dist/cdn/all.js'
  import { createSandbox } from '/dist/sandbox/index.js'
  const sandbox = createSandbox({ latency: 0 })
  const { fetch } = globalThis
  globalThis.fetch = (...given) => (new Request(...given).url.startsWith(sandbox.endpoint) ? sandbox : fetch)(...given)
  const details = document.createElement('x-access-code-details')
  details.endpoint = sandbox.endpoint
  details.publishableKey = sandbox.publishableKey
  details.userIdentifierKey = 'user'
  details.accessCodeId = 'access_code_garage_2'
  document.querySelector('main').append(details)
`

test('A guest pass is printed on one sheet of paper, however long its page is', async ({ scope }) => {
  const body = `${'<p>Before</p>'.repeat(200)}<main></main>${'<p>After</p>'.repeat(200)}`
  const { page, log } = await openBody(scope, body, '/start.js', { files: { '/start.js': PASS } })
  await page.getByRole('button', { name: 'Guest pass' }).click()
  await page.getByRole('img', { name: 'QR code of this pass' }).waitFor()
  assert.equal(await sheetsOf(page), 1)
  await page.getByRole('button', { name: 'Close' }).click()
  assert.ok((await sheetsOf(page)) > 5)
  assert.deepEqual(complaints(log), [])
})
