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
