import assert from 'node:assert/strict'
import { elementNames } from '../../scripts/entries.mjs'
import { complaints, openPage, pageOf } from './support/browser.mjs'
import { test } from './support/test.mjs'

/** Simulates a browser without data for one time zone. */
const WITHOUT_NEW_YORK = `
  const refuse = (options) => {
    if (options?.timeZone === 'America/New_York') throw new RangeError('Invalid time zone specified: America/New_York')
  }
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(target, given, newTarget) {
      refuse(given[1])
      return Reflect.construct(target, given, newTarget)
    },
    apply(target, that, given) {
      refuse(given[1])
      return Reflect.apply(target, that, given)
    }
  })`

for (const script of ['/dist/cdn/all.js', '/dist/cdn/autoload.js', '/dist/elements/device-table.js']) {
  test(`A device table works in a browser without data for a time zone, with ${script}`, async ({ scope }) => {
    const body = '<script src="/intl.js"></script><x-device-table sandbox></x-device-table>'
    const { page, log } = await openPage(scope, { files: { '/': pageOf(body, script), '/intl.js': WITHOUT_NEW_YORK } })
    await page.getByRole('button', { name: 'Front Door' }).first().waitFor()
    assert.deepEqual(complaints(log), [])
  })
}

/** Denies access to everything that a browser can deny, depending on its settings, its data and the page's origin. */
const REJECTED = `
  globalThis.allow = []
  function refuse(owner, name) {
    const given = Object.getOwnPropertyDescriptor(owner, name)
    if (!given) throw new Error(name + ' is not there.')
    const get = () => {
      throw new DOMException(name + ' is refused.', 'SecurityError')
    }
    Object.defineProperty(owner, name, { configurable: true, get })
    allow.push(() => Object.defineProperty(owner, name, given))
  }
  for (const name of Object.getOwnPropertyNames(Intl)) if (/^[A-Z]/.test(name)) refuse(Intl, name)
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'crypto', 'matchMedia', 'visualViewport'])
    refuse(globalThis, name)
  for (const name of ['language', 'languages', 'clipboard', 'sendBeacon', 'serviceWorker', 'storage', 'onLine', 'platform'])
    refuse(Navigator.prototype, name)
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) refuse(Date.prototype, name)
  for (const name of ['toLocaleUpperCase', 'toLocaleLowerCase', 'localeCompare', 'normalize']) refuse(String.prototype, name)
  refuse(Document.prototype, 'cookie')`

for (const script of ['/dist/cdn/all.js', '/dist/index.js']) {
  test(`Every element of ${script} is defined in a page where the browser denies access to its features`, async ({
    scope
  }) => {
    const files = { '/': pageOf('<script src="/refused.js"></script>'), '/refused.js': REJECTED }
    const { page, log } = await openPage(scope, { files })
    const missing = await page.evaluate(
      async ([source, tags]) => {
        await import(source)
        return tags.filter((tag) => !customElements.get(tag))
      },
      [script, elementNames().map((name) => `x-${name}`)]
    )
    assert.deepEqual(missing, [])
    await page.evaluate(() => {
      for (const restore of globalThis.allow) restore()
      document.body.append(Object.assign(document.createElement('x-device-table'), { sandbox: true }))
    })
    await page.getByRole('button', { name: 'Front Door' }).first().waitFor()
    assert.deepEqual(complaints(log), [])
  })
}
