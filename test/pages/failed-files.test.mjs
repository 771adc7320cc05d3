import assert from 'node:assert/strict'
import { eventually, openBody } from './support/browser.mjs'
import { test } from './support/test.mjs'

const IS_CODE = /\/dist\/cdn\/(?!autoload|sandbox).*\.js$/

/** Ways through lazily loaded files: what is pressed, and what is there at the end. */
const WAYS = [
  {
    goal: 'the form of an access code',
    element: '<x-device-table sandbox></x-device-table>',
    steps: [
      ['button', 'Front Door'],
      ['button', '6 access codes'],
      ['button', 'Add access code']
    ],
    end: ['button', 'Save'],
    parts: 4
  },
  {
    goal: 'the people who have access',
    element: '<x-access-grant-form sandbox></x-access-grant-form>',
    steps: [['radio', 'Someone who has access']],
    end: ['radio', 'Ana Silva'],
    own: /grant|person/
  },
  {
    goal: 'the form that changes an access',
    element: '<x-access-grant-table sandbox></x-access-grant-table>',
    steps: [
      ['button', 'Ana Silva'],
      ['button', 'Edit']
    ],
    end: ['button', 'Save'],
    own: /grant/
  }
]

/** Goes a way. `retry` is called until each step is done. */
async function walk({ steps, end }, page, retry) {
  for (const step of [...steps, end]) {
    const [role, name] = step
    const control = page.getByRole(role, { name }).first()
    await eventually(async () => {
      await retry()
      assert.ok(await control.isVisible(), name)
    })
    if (step !== end) await control.click()
  }
}

/** Fails the requests for a file until the elements say that it failed. */
async function openWithout(scope, element, file) {
  const opened = await openBody(scope, '', '/dist/cdn/autoload.js', { stopClock: true })
  const { page } = opened
  let isOver = false
  if (file) await page.route(`**${file}`, (route) => (isOver ? route.continue() : route.abort()))
  await page.evaluate((html) => document.body.setHTMLUnsafe(html), element)
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

for (const way of WAYS) {
  // In parts, so that no test takes too long.
  const { goal, element, own = /./, parts = 1 } = way
  for (let part = 0; part < parts; part += 1) {
    test(`Any file of the way to ${goal} may fail until its screen offers to try again, part ${part + 1}`, async ({
      scope
    }) => {
      const { page, log, retry } = await openWithout(scope, element)
      await walk(way, page, retry)
      const requested = new Set(log.requests.map((address) => new URL(address).pathname))
      const files = [...requested].filter((path) => IS_CODE.test(path)).toSorted()
      assert.ok(files.length > 15, files.join('\n'))
      const tried = files.filter((file) => own.test(file)).filter((_, index) => index % parts === part)
      assert.ok(tried.length > 0)
      for (const file of tried) {
        const failing = await openWithout(scope, element, file)
        await walk(way, failing.page, failing.retry)
        assert.equal(await failing.page.getByRole('button', { name: 'Reload page' }).count(), 0, file)
        await failing.context.close()
      }
    })
  }
}
