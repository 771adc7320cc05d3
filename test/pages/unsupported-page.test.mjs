import assert from 'node:assert/strict'
import { complaints, eventually, openBody } from './support/browser.mjs'
import { isDefined } from './support/elements.mjs'
import { test } from './support/test.mjs'

const MISSING = ['at', 'findLast', 'toReversed', 'toSorted']

for (const script of ['/dist/cdn/all.js', '/dist/cdn/autoload.js', '/dist/index.js']) {
  test(`A page without some array methods logs one message and defines no element with ${script}`, async ({
    scope
  }) => {
    const body = `<script src="/remove.js"></script><x-device-table sandbox><p slot="fallback">Doors</p></x-device-table>`
    const remove = MISSING.map((name) => `delete Array.prototype.${name}`).join('\n')
    const { page, log } = await openBody(scope, body, script, { files: { '/remove.js': remove } })
    await eventually(() => assert.equal(complaints(log).length, 1))
    await page.waitForLoadState('networkidle')
    assert.match(
      complaints(log)[0],
      /^This page has no Array\.prototype\.at, .*Array\.prototype\.toSorted, so no Latchkey/
    )
    assert.equal(await isDefined(page), false)
    assert.ok(await page.getByText('Doors').isVisible())
    if (script.endsWith('autoload.js')) await page.getByRole('alert').getByText('could not be loaded').waitFor()
    assert.equal(complaints(log).length, 1)
  })
}
