import { test as base } from '@playwright/test'

/** Playwright's `test` with a `scope`: the browser, and a list of what to close when the test ends. */
export const test = base.extend({
  scope: async ({ browser }, use) => {
    const closing = []
    await use({ browser, after: (close) => closing.push(close) })
    for (const close of closing.toReversed()) await close()
  }
})
