import assert from 'node:assert/strict'
import { eventually, openPage, pageOf } from './support/browser.mjs'
import { test } from './support/test.mjs'

const BODY = '<x-device-table sandbox></x-device-table>'
const IS_CODE = /\/dist\/cdn\/(?!autoload|sandbox).*\.js$/

const rows = (page) => page.locator('[part~="row"]')

/** Opens the way from an empty page to "Add access code". `retry` is called until each step is done. */
async function walk(page, retry) {
  const steps = [
    () => rows(page).filter({ hasText: 'Front Door' }),
    () => page.getByRole('button', { name: /access codes?$/ }).first(),
    () => page.getByRole('button', { name: 'Add access code' }).first(),
    () => page.getByRole('textbox').first()
  ]
  for (const step of steps) {
    await eventually(async () => {
      await retry(page)
      assert.ok(await step().isVisible())
    })
    await step().click()
  }
}

/** Fails the requests for a file until the elements say that it failed. */
async function openWithout(scope, file) {
  const opened = await openPage(scope, { files: { '/': pageOf('', '/dist/cdn/autoload.js') }, stopClock: true })
  const { page } = opened
  let isOver = false
  let isRefused = false
  if (file)
    await page.route(`**${file}`, (route) => {
      isRefused = true
      return isOver ? route.continue() : route.abort()
    })
  await page.evaluate((html) => document.body.setHTMLUnsafe(html), BODY)
  const retry = async () => {
    await page.clock.runFor(500)
    const again = page.getByRole('button', { name: 'Try again' }).first()
    if (!(await again.isVisible())) return
    isOver = true
    await again.click().catch(() => {})
  }
  return { ...opened, retry, wasRefused: () => isRefused }
}

test('Every file of the way to a form may fail until its screen offers to try again', async ({ scope }) => {
  const { page, log, retry } = await openWithout(scope)
  await walk(page, retry)
  const files = new Set(log.requests.map((address) => new URL(address).pathname).filter((path) => IS_CODE.test(path)))
  assert.ok(files.size > 15, [...files].join('\n'))
  for (const file of files) {
    const failing = await openWithout(scope, file)
    await walk(failing.page, failing.retry)
    assert.ok(failing.wasRefused(), file)
    assert.equal(await failing.page.getByRole('button', { name: 'Reload page' }).count(), 0, file)
    await failing.context.close()
  }
})
