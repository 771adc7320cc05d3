import assert from 'node:assert/strict'
import { eventually, openBody } from './support/browser.mjs'
import { test } from './support/test.mjs'

const IS_CODE = /\/dist\/cdn\/(?!autoload|sandbox).*\.js$/

/** Opens the way from an empty page to "Add access code". `retry` is called until each step is done. */
async function walk(page, retry) {
  for (const name of ['Front Door', '6 access codes', 'Add access code', 'Save']) {
    const button = page.getByRole('button', { name }).first()
    await eventually(async () => {
      await retry()
      assert.ok(await button.isVisible(), name)
    })
    if (name !== 'Save') await button.click()
  }
}

/** Fails the requests for a file until the elements say that it failed. */
async function openWithout(scope, file) {
  const opened = await openBody(scope, '', '/dist/cdn/autoload.js', { stopClock: true })
  const { page } = opened
  let isOver = false
  if (file) await page.route(`**${file}`, (route) => (isOver ? route.continue() : route.abort()))
  await page.evaluate((html) => document.body.setHTMLUnsafe(html), '<x-device-table sandbox></x-device-table>')
  const retry = async () => {
    await page.clock.runFor(100)
    const again = page.getByRole('button', { name: 'Try again' }).first()
    if (!(await again.isVisible())) return
    isOver = true
    // The button may be gone already.
    await again.click({ timeout: 1000 }).catch(() => {})
  }
  return { ...opened, retry }
}

/** Parts of the files, so that no test takes too long. */
const PARTS = [0, 1, 2, 3]

for (const part of PARTS) {
  test(`Any file of the way to a form may fail until its screen offers to try again, part ${part + 1}`, async ({
    scope
  }) => {
    const { page, log, retry } = await openWithout(scope)
    await walk(page, retry)
    const requested = new Set(log.requests.map((address) => new URL(address).pathname))
    const files = [...requested].filter((path) => IS_CODE.test(path)).toSorted()
    assert.ok(files.length > 15, files.join('\n'))
    for (const file of files.filter((_, index) => index % PARTS.length === part)) {
      const failing = await openWithout(scope, file)
      await walk(failing.page, failing.retry)
      assert.equal(await failing.page.getByRole('button', { name: 'Reload page' }).count(), 0, file)
      await failing.context.close()
    }
  })
}
