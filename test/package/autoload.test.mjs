import assert from 'node:assert/strict'
import { openBody } from '../pages/support/browser.mjs'
import { test } from '../pages/support/test.mjs'

const open = (scope, body) => openBody(scope, body, '/dist/cdn/autoload.js')

const whenDefined = (page, name) => page.waitForFunction((tag) => customElements.get(tag) !== undefined, name)

test('Only the element in the page is loaded', async ({ scope }) => {
  const { page, host } = await open(scope, '<x-session></x-session><x-elsewhere></x-elsewhere>')
  await whenDefined(page, 'x-session')
  const elements = host.requested.filter((path) => path.includes('/elements/'))
  assert.deepEqual(elements, ['/dist/cdn/elements/session.js'])
})

test('An element that is added later inside other elements is loaded', async ({ scope }) => {
  const { page } = await open(scope, '<p>Hello</p>')
  await page.evaluate(() => {
    const section = document.createElement('section')
    section.append(document.createElement('div'))
    section.firstElementChild.append(document.createElement('x-lock-details'))
    document.body.append(section)
  })
  await whenDefined(page, 'x-lock-details')
})

test('An element in the shadow root of a host that is defined later is loaded', async ({ scope }) => {
  const { page } = await open(scope, '<later-host></later-host>')
  await page.evaluate(() => {
    class LaterHost extends HTMLElement {
      connectedCallback() {
        this.attachShadow({ mode: 'open' }).append(document.createElement('x-session'))
      }
    }
    customElements.define('later-host', LaterHost)
  })
  await whenDefined(page, 'x-session')
})

test('An element that is added to an open shadow root is loaded', async ({ scope }) => {
  const { page } = await open(scope, '<p>Hello</p>')
  await page.evaluate(() => {
    const host = document.createElement('div')
    host.attachShadow({ mode: 'open' })
    document.body.append(host)
    requestAnimationFrame(() => host.shadowRoot.append(document.createElement('x-session')))
  })
  await whenDefined(page, 'x-session')
})

/** Attaches an open shadow root with an element to an element that was observed before. */
const attachLate = (page) =>
  page.evaluate(async () => {
    const host = document.querySelector('section')
    await new Promise((resolve) => requestAnimationFrame(resolve))
    host.attachShadow({ mode: 'open' }).append(document.createElement('x-session'))
  })

test('An element in a shadow root that its host attached later is loaded as soon as the host changes', async ({
  scope
}) => {
  const { page } = await open(scope, '<section>Hello</section>')
  await attachLate(page)
  await page.evaluate(() => document.querySelector('section').append('World'))
  await whenDefined(page, 'x-session')
})

test('An element in a later shadow root is loaded when the root is passed on, and so are elements added to it', async ({
  scope
}) => {
  const { page } = await open(scope, '<section>Hello</section>')
  await attachLate(page)
  await page.evaluate(async (source) => {
    const { discover } = await import(source)
    const root = document.querySelector('section').shadowRoot
    discover(root)
    discover(root)
    root.append(document.createElement('x-connect-account'))
  }, '/dist/cdn/autoload.js')
  await whenDefined(page, 'x-session')
  await whenDefined(page, 'x-connect-account')
})
