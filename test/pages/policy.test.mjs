import assert from 'node:assert/strict'
import { complaints, eventually, openPage, pageOf } from './support/browser.mjs'
import { elementOf } from './support/elements.mjs'
import { startPlatform } from './support/servers.mjs'
import { test } from './support/test.mjs'

/** The strictest policy: nothing inline, no evaluation, no HTML from strings, one platform. */
const policyOf = (connections) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${connections}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'"
  ].join('; ')

/** Page without an icon, which would be an image. */
const plainPageOf = (...content) => pageOf(...content).replace(/<link rel="icon".*/, '')

async function openStrictPage(scope, script, places = ["'self'"]) {
  const platform = await startPlatform(scope)
  const opened = await openPage(scope, {
    files: {
      '/': plainPageOf(elementOf('x-device-table', platform), script),
      '/markup.js': "document.body.insertAdjacentHTML('beforeend', '<b>text</b>')"
    },
    headers: { 'content-security-policy': policyOf([platform.endpoint, ...places].join(' ')) }
  })
  return { ...opened, callsTo: platform.callsTo }
}

for (const script of ['/dist/cdn/all.js', '/dist/elements/device-table.js', '/dist/cdn/autoload.js']) {
  test(`A page with the strictest policy shows, toggles and renames a lock with ${script}`, async ({ scope }) => {
    const { page, log, callsTo } = await openStrictPage(scope, script)
    await page.getByRole('listitem').filter({ hasText: 'Front Door' }).getByRole('button').click()
    await page.getByRole('heading', { name: 'Device', exact: true }).waitFor()

    const previous = await page.getByRole('button', { name: /^(Lock|Unlock)$/ }).innerText()
    const said = page.getByText('Lock status has been successfully updated')
    await Promise.all([said.waitFor(), page.getByRole('button', { name: previous, exact: true }).click()])
    await page.getByRole('button', { name: previous === 'Lock' ? 'Unlock' : 'Lock', exact: true }).waitFor()
    assert.equal(callsTo(previous === 'Lock' ? '/locks/lock_door' : '/locks/unlock_door').length, 1)

    await page.getByRole('button', { name: 'Edit name' }).click()
    await page.getByRole('textbox', { name: 'Device name' }).fill('Side Door')
    const renamed = page.waitForResponse((response) => response.url().endsWith('/devices/update') && response.ok())
    await page.keyboard.press('Enter')
    await renamed
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('listitem').filter({ hasText: 'Side Door' }).waitFor()
    await page.getByRole('searchbox').fill('nothing is called so')
    await page.getByText('Sorry, no devices were found').first().waitFor()

    assert.deepEqual(complaints(log), [])
  })
}

for (const script of ['/dist/elements/device-table.js', '/dist/cdn/autoload.js']) {
  test(`A policy that allows to connect to the platform only shows a lock with ${script}`, async ({ scope }) => {
    const { page, log } = await openStrictPage(scope, script, [])
    await page.getByRole('listitem').filter({ hasText: 'Front Door' }).getByRole('button').click()
    await page.getByRole('button', { name: /^(Lock|Unlock)$/ }).waitFor()
    assert.deepEqual(log.errors, [])
    const violations = complaints(log).filter((text) => text.includes('was violated: '))
    assert.ok(violations.length <= 2, violations.join('\n'))
    for (const text of violations) assert.match(text, /was violated: connect-src .*\/dist\//)
  })
}

/** @param pictures image sources that the policy allows */
function openPictured(scope, body, pictures, script = '/dist/cdn/all.js') {
  const policy = ["default-src 'none'", "script-src 'self'", "style-src 'self'", `img-src ${pictures}`].join('; ')
  return openPage(scope, {
    files: { '/': plainPageOf(body, script, '/pictures.js'), '/pictures.js': PICTURED, '/favicon.ico': '' },
    headers: {
      'content-security-policy': `${policy}; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`
    }
  })
}

/** Devices, one of which has an image from another host. */
const PICTURED = `import { createSandbox } from '/dist/sandbox/index.js'
import { PlatformClient } from '/dist/client/index.js'
const sandbox = createSandbox({ latency: 0, size: 3 })
async function fetch(input, init) {
  const response = await sandbox(input, init)
  const answer = await response.clone().json()
  if (!answer.devices) return response
  answer.devices[0].properties.image_url = 'https://pictures.example/lock.png'
  return Response.json(answer)
}
const { publishableKey, endpoint } = sandbox
const client = await PlatformClient.fromPublishableKey(publishableKey, 'jane', { fetch, endpoint })
for (const table of document.querySelectorAll('.pictured')) table.client = client`

for (const pictures of ["'none'", "'self'"]) {
  test(`The images of the sandbox are shown on a page that allows ${pictures}`, async ({ scope }) => {
    const body = '<x-device-table sandbox></x-device-table><x-supported-devices sandbox></x-supported-devices>'
    const { page, log } = await openPictured(scope, body, pictures)
    await page.getByRole('listitem').filter({ hasText: 'Front Door' }).waitFor()
    await page.getByRole('heading', { name: 'Yale' }).waitFor()
    assert.equal(await page.locator('img').count(), 0)
    for (const tag of ['x-device-table', 'x-supported-devices']) {
      const box = await page.locator(`${tag} .thumbnail .illustration path`).first().boundingBox()
      assert.ok(box && box.width > 10 && box.height > 10)
    }
    assert.deepEqual(complaints(log), [])
  })
}

test('An image that the policy of the page forbids is replaced by an icon', async ({ scope }) => {
  const { page } = await openPictured(scope, '<x-device-table class="pictured"></x-device-table>', "'self'")
  const rows = page.locator('[part~="row"]')
  await rows.first().waitFor()
  await eventually(async () => assert.equal(await rows.locator('.thumbnail > svg:not(.illustration)').count(), 1))
  assert.equal(await page.locator('img').count(), 0)
  assert.equal(await rows.locator('.illustration').count(), 2)
})

for (const script of ['/dist/cdn/all.js', '/dist/elements/device-table.js', '/dist/cdn/autoload.js']) {
  test(`A theme and tokens are applied under the strictest policy with ${script}`, async ({ scope }) => {
    const appearance = JSON.stringify({ theme: 'night', tokens: { 'color-accent': '#ffd400', 'font-family': 'serif' } })
    const { page, log } = await openPictured(
      scope,
      `<x-device-table sandbox appearance='${appearance}'></x-device-table>`,
      "'none'",
      script
    )
    const table = page.locator('x-device-table')
    await eventually(async () => {
      const style = await table.evaluate((element) => {
        const { backgroundColor, colorScheme } = getComputedStyle(element)
        return [backgroundColor, colorScheme, getComputedStyle(element).getPropertyValue('--latchkey-color-accent')]
      })
      assert.deepEqual(style, ['rgb(10, 14, 28)', 'dark', '#ffd400'])
    })
    assert.deepEqual(complaints(log), [])
  })
}

test('The policy is active on these pages, and violations are recorded', async ({ scope }) => {
  const { page, log } = await openStrictPage(scope, '/markup.js')
  await eventually(async () => assert.match(complaints(log).join('\n'), /was violated: require-trusted-types-for/))
  assert.equal(await page.locator('b').count(), 0)
})
