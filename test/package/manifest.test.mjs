import assert from 'node:assert/strict'
import { test } from 'node:test'
import { elementNames } from '../../.ci/entries.mjs'
import { openPage, pageOf, useBrowser } from '../pages/support/browser.mjs'
import { readBuilt } from './support/module-graph.mjs'

useBrowser()

const { modules } = JSON.parse(readBuilt('custom-elements.json'))
const documented = modules.flatMap(({ declarations }) => declarations)

/** What the browser knows of an element: its attributes, and the properties that its class and those above it add. */
async function known(page, tag) {
  await page.waitForFunction((name) => customElements.get(name) !== undefined, tag)
  return page.evaluate((name) => {
    const elementClass = customElements.get(name)
    const properties = new Set()
    const ofBrowser = new Set(Reflect.ownKeys(HTMLElement.prototype))
    for (let { prototype } = elementClass; prototype !== HTMLElement.prototype; prototype = Object.getPrototypeOf(prototype)) {
      for (const [property, { get }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
        if (get && !ofBrowser.has(property)) properties.add(property)
      }
    }
    return { attributes: elementClass.observedAttributes, properties: [...properties] }
  }, tag)
}

test('every element is in the manifest, and no other', () => {
  assert.deepEqual(
    documented.map(({ tagName }) => tagName),
    elementNames().map((name) => `x-${name}`)
  )
})

for (const { tagName, attributes, members } of documented) {
  test(`every attribute and property of ${tagName} is documented, and every documented one is there`, async (t) => {
    const { page } = await openPage(t, { files: { '/': pageOf('', '/dist/index.js') } })
    const { attributes: observed, properties } = await known(page, tagName)
    // Each is understood in other spellings as well, which nobody is to learn.
    const plain = new Set(observed.map((name) => name.replaceAll(/[-_]/g, '')))
    assert.deepEqual(attributes.map(({ name }) => name.replaceAll('-', '')).toSorted(), [...plain].toSorted())
    for (const { name } of attributes) assert.ok(observed.includes(name), name)
    assert.deepEqual(members.map(({ name }) => name).toSorted(), properties.toSorted())
  })
}

for (const { tagName, summary, description, attributes, members, events, cssParts, slots } of documented) {
  test(`everything that ${tagName} offers is described`, () => {
    assert.ok(summary && description)
    for (const entry of [...attributes, ...members, ...events, ...cssParts, ...slots]) {
      assert.ok(entry.description, `${entry.name || 'The slot'} of ${tagName} has no description.`)
    }
  })
}
