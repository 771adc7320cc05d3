import assert from 'node:assert/strict'
import { complaints, openPage, pageOf } from './support/browser.mjs'
import { test } from './support/test.mjs'

/** Returns the overflow of an element in px. */
const excess = (page) =>
  page.evaluate(() => {
    const element = document.querySelector('x-supported-devices')
    const prerendered = [...element.shadowRoot.querySelectorAll('.root, .root *')].filter((node) =>
      node.checkVisibility()
    )
    const lowest = Math.max(...prerendered.map((node) => node.getBoundingClientRect().bottom))
    return Math.max(0, Math.round(lowest - element.getBoundingClientRect().bottom))
  })

for (const mode of ['BackCompat', 'CSS1Compat']) {
  test(`Content after a long catalog is below it in a page in ${mode} mode`, async ({ scope }) => {
    const html = pageOf('<x-supported-devices sandbox></x-supported-devices><p>What follows</p>', '/dist/cdn/all.js')
    const files = { '/': mode === 'BackCompat' ? html.replace(/<!doctype html>/i, '') : html }
    const { page, log } = await openPage(scope, { files })
    await page.locator('[part~="row"]').first().waitFor()
    assert.equal(await page.evaluate(() => document.compatMode), mode)
    assert.equal(await excess(page), 0)
    assert.ok((await page.locator('x-supported-devices').boundingBox()).height > 2000)
    assert.deepEqual(complaints(log), [])
  })
}
