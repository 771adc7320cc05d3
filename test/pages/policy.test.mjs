import assert from 'node:assert/strict'
import { test } from 'node:test'
import { complaints, eventually, openPage, pageOf, useBrowser } from './support/browser.mjs'
import { startPlatform } from './support/servers.mjs'

useBrowser()

/** As strict as a host can be: nothing inline, nothing evaluated, no text made into markup, one platform. */
const policy = (platform) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${platform}`,
    `img-src ${platform} data:`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'"
  ].join('; ')

async function openStrictPage(t, script) {
  const { endpoint, callsTo } = await startPlatform(t)
  const table = `<x-device-table endpoint="${endpoint}" publishable-key="seam_pk_test" user-identifier-key="somebody"></x-device-table>`
  const opened = await openPage(t, {
    files: {
      '/': pageOf(table, script),
      '/markup.js': "document.body.insertAdjacentHTML('beforeend', '<b>text</b>')"
    },
    headers: { 'content-security-policy': policy(endpoint) }
  })
  return { ...opened, callsTo }
}

for (const script of ['/dist/cdn/all.js', '/dist/elements/device-table.js', '/dist/cdn/autoload.js']) {
  test(`a page with the strictest policy shows, toggles and renames a lock with ${script}`, async (t) => {
    const { page, log, callsTo } = await openStrictPage(t, script)
    await page.getByRole('listitem').filter({ hasText: 'Front Door' }).getByRole('button').click()
    await page.getByRole('heading', { name: 'Device', exact: true }).waitFor()

    const before = await page.getByRole('button', { name: /^(Lock|Unlock)$/ }).innerText()
    const said = page.getByText('Lock status has been successfully updated')
    await Promise.all([said.waitFor(), page.getByRole('button', { name: before, exact: true }).click()])
    await page.getByRole('button', { name: before === 'Lock' ? 'Unlock' : 'Lock', exact: true }).waitFor()
    assert.equal(callsTo(before === 'Lock' ? '/locks/lock_door' : '/locks/unlock_door').length, 1)

    await page.getByRole('button', { name: 'Edit name' }).click()
    await page.getByRole('textbox', { name: 'Device name' }).fill('Side Door')
    const renamed = page.waitForResponse((response) => response.url().endsWith('/devices/update') && response.ok())
    await page.keyboard.press('Enter')
    await renamed
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Side Door' }).waitFor()
    await page.getByRole('searchbox').fill('nothing is called so')
    await page.getByText('Sorry, no devices were found').first().waitFor()

    assert.deepEqual(complaints(log), [])
  })
}

test('the policy holds on these pages, and a violation of it is heard', async (t) => {
  const { page, log } = await openStrictPage(t, '/markup.js')
  await eventually(async () => assert.match(complaints(log).join('\n'), /was violated: require-trusted-types-for/))
  assert.equal(await page.locator('b').count(), 0)
})
