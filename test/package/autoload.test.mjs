import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openPage } from './support/browser-page.mjs'

const PAGE = `<!doctype html>
<html lang="en">
  <script type="module" src="/dist/cdn/autoload.js"></script>
  <x-session></x-session>
  <x-elsewhere></x-elsewhere>
  <later-host></later-host>
</html>`

let opened
before(async () => {
  opened = await openPage(PAGE)
})
after(() => opened.close())

const isDefined = (name) => opened.page.evaluate((tag) => customElements.get(tag) !== undefined, name)
const whenDefined = (name) => opened.page.waitForFunction((tag) => customElements.get(tag) !== undefined, name)

test('an element that stands in the page is loaded, and no other', async () => {
  await whenDefined('x-session')
  assert.equal(await isDefined('x-device-table'), false)
  assert.equal(await isDefined('x-lock-details'), false)
})

test('a tag of somebody else is left alone', () => {
  assert.deepEqual(opened.requested.filter((path) => path.includes('elsewhere')), [])
})

test('an element that comes later, deep inside of something else, is loaded', async () => {
  await opened.page.evaluate(() => {
    const section = document.createElement('section')
    section.append(document.createElement('div'))
    section.firstElementChild.append(document.createElement('x-lock-details'))
    document.body.append(section)
  })
  await whenDefined('x-lock-details')
})

test('an element in the shadow root of a host that is defined later is loaded', async () => {
  await opened.page.evaluate(() => {
    class LaterHost extends HTMLElement {
      connectedCallback() {
        this.attachShadow({ mode: 'open' }).append(document.createElement('x-device-table'))
      }
    }
    customElements.define('later-host', LaterHost)
  })
  await whenDefined('x-device-table')
})

test('an element that is added to an open shadow root is loaded', async () => {
  await opened.page.evaluate(() => {
    const host = document.createElement('div')
    host.attachShadow({ mode: 'open' })
    document.body.append(host)
    requestAnimationFrame(() => host.shadowRoot.append(document.createElement('x-device-details')))
  })
  await whenDefined('x-device-details')
})
