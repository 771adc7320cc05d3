import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPage, pageOf, useBrowser } from '../pages/support/browser.mjs'

useBrowser()

const open = (t, body) => openPage(t, { files: { '/': pageOf(body, '/dist/cdn/autoload.js') } })

const whenDefined = (page, name) => page.waitForFunction((tag) => customElements.get(tag) !== undefined, name)

test('an element that stands in the page is loaded, and no other', async (t) => {
  const { page, host } = await open(t, '<x-session></x-session><x-elsewhere></x-elsewhere>')
  await whenDefined(page, 'x-session')
  const elements = host.requested.filter((path) => path.includes('/elements/'))
  assert.deepEqual(elements, ['/dist/cdn/elements/session.js'])
})

test('an element that comes later, deep inside of something else, is loaded', async (t) => {
  const { page } = await open(t, '<p>Hello</p>')
  await page.evaluate(() => {
    const section = document.createElement('section')
    section.append(document.createElement('div'))
    section.firstElementChild.append(document.createElement('x-lock-details'))
    document.body.append(section)
  })
  await whenDefined(page, 'x-lock-details')
})

test('an element in the shadow root of a host that is defined later is loaded', async (t) => {
  const { page } = await open(t, '<later-host></later-host>')
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

test('an element that is added to an open shadow root is loaded', async (t) => {
  const { page } = await open(t, '<p>Hello</p>')
  await page.evaluate(() => {
    const host = document.createElement('div')
    host.attachShadow({ mode: 'open' })
    document.body.append(host)
    requestAnimationFrame(() => host.shadowRoot.append(document.createElement('x-session')))
  })
  await whenDefined(page, 'x-session')
})

/** Gives an element that was seen already an open root with an element in it. */
const attachLate = (page) =>
  page.evaluate(async () => {
    const host = document.querySelector('section')
    await new Promise((resolve) => requestAnimationFrame(resolve))
    host.attachShadow({ mode: 'open' }).append(document.createElement('x-session'))
  })

test('an element in a root that its host got after it was seen is loaded as soon as the host changes', async (t) => {
  const { page } = await open(t, '<section>Hello</section>')
  await attachLate(page)
  await page.evaluate(() => document.querySelector('section').append('World'))
  await whenDefined(page, 'x-session')
})

test('an element in such a root is loaded when the root is given, and so is what comes into it', async (t) => {
  const { page } = await open(t, '<section>Hello</section>')
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
