import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import { elementNames } from '../../scripts/entries.mjs'
import { elementsOf } from '../../scripts/manifest.mjs'
import { openBody } from '../pages/support/browser.mjs'
import { test } from '../pages/support/test.mjs'
import { readBuilt } from './support/module-graph.mjs'

const manifest = JSON.parse(readBuilt('custom-elements.json'))
const documented = elementsOf(manifest)

const SCHEMA = new URL('../../node_modules/custom-elements-manifest/schema.json', import.meta.url)

const isMethod = ({ kind }) => kind === 'method'
const namesOf = (entries) => entries.map(({ name }) => name).toSorted()

/** Returns the attributes, properties and methods of the elements, as the browser sees them. */
const known = (page, tags) =>
  page.evaluate(async (tags) => {
    const entries = tags.map(async (name) => {
      const elementClass = await customElements.whenDefined(name)
      const properties = new Set()
      const methods = new Set()
      const ofBrowser = new Set(Reflect.ownKeys(HTMLElement.prototype))
      for (
        let { prototype } = elementClass;
        prototype !== HTMLElement.prototype;
        prototype = Object.getPrototypeOf(prototype)
      ) {
        for (const [property, { get, value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
          if (get && !ofBrowser.has(property)) properties.add(property)
          // Callbacks of the browser and members of `Element` are not part of the API.
          const isOfHost = !/^constructor$|Callback$/.test(property) && !(property in Element.prototype)
          if (typeof value === 'function' && isOfHost) methods.add(property)
        }
      }
      return [name, { attributes: elementClass.observedAttributes, properties: [...properties], methods: [...methods] }]
    })
    return Object.fromEntries(await Promise.all(entries))
  }, tags)

test('The manifest contains exactly the elements', () => {
  assert.deepEqual(
    documented.map(({ tagName }) => tagName),
    elementNames().map((name) => `x-${name}`)
  )
})

test('The manifest is valid according to its schema', () => {
  const validate = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(SCHEMA, 'utf8')))
  assert.ok(validate(manifest), JSON.stringify(validate.errors))
})

const thermostat = documented.find(({ tagName }) => tagName === 'x-thermostat')
const table = documented.find(({ tagName }) => tagName === 'x-device-table')
const typeOf = (entries, wanted) => entries.find(({ name }) => name === wanted).type.text

/** It accepts the options of screens like every element, but they have no effect, so they are not documented. */
const WITHOUT_SCREEN = 'x-attention'

test('Every element has the fallback slot, and every element with a screen has the signed-out slot', () => {
  const tagsWith = (slot) =>
    documented.filter(({ slots }) => slots.some(({ name }) => name === slot)).map(({ tagName }) => tagName)
  const tags = documented.map(({ tagName }) => tagName)
  assert.deepEqual(tagsWith('fallback'), tags)
  assert.deepEqual(
    tagsWith('signed-out'),
    tags.filter((tag) => tag !== 'x-session' && tag !== WITHOUT_SCREEN)
  )
})

test('Choices and functions have their full types instead of internal type names', () => {
  assert.equal(typeOf(thermostat.attributes, 'temperature-unit'), "'fahrenheit' | 'celsius'")
  assert.equal(typeOf(thermostat.attributes, 'theme'), "'light' | 'dark' | 'auto'")
  assert.equal(typeOf(thermostat.members, 'temperatureUnit'), "'fahrenheit' | 'celsius' | undefined")
  assert.equal(
    typeOf(table.members, 'deviceFilter'),
    '((device: Device, search: string) => boolean | undefined) | undefined'
  )
})

test('Events have their detail type and their class', () => {
  const event = table.events.find(({ name }) => name === 'device-click')
  assert.equal(event.type.text, 'CustomEvent<{ device_id: string; device: Device }>')
  assert.deepEqual(event.type.references, [{ name: 'DeviceClickEvent', package: 'latchkey' }])
})

test('The documented attributes, properties and methods are the actual ones', async ({ scope }) => {
  const { page } = await openBody(scope, '', '/dist/index.js')
  const ofElements = await known(
    page,
    documented.map(({ tagName }) => tagName)
  )
  const { members: ofScreens } = documented.find(({ tagName }) => tagName === 'x-lock-all')
  for (const { tagName, attributes, members } of documented) {
    await test.step(tagName, () => {
      const own = new Set(members.map(({ name }) => name))
      const ignored = ofScreens.flatMap(({ name }) => (tagName === WITHOUT_SCREEN && !own.has(name) ? name : []))
      const isIgnored = (name) =>
        ignored.some((each) => each.toLowerCase() === name.replaceAll(/[-_]/g, '').toLowerCase())
      const { methods, ...all } = ofElements[tagName]
      const [observed, properties] = [all.attributes, all.properties].map((names) =>
        names.filter((name) => !isIgnored(name))
      )
      // Other accepted spellings are not documented.
      const plain = new Set(observed.map((name) => name.replaceAll(/[-_]/g, '')))
      assert.deepEqual(attributes.map(({ name }) => name.replaceAll('-', '')).toSorted(), [...plain].toSorted())
      for (const { name } of attributes) assert.ok(observed.includes(name), name)
      assert.deepEqual(namesOf(members.filter((member) => !isMethod(member))), properties.toSorted())
      assert.deepEqual(namesOf(members.filter(isMethod)), methods.toSorted())
    })
  }
})

for (const {
  tagName,
  summary,
  description,
  attributes,
  members,
  events,
  cssParts,
  cssProperties,
  slots
} of documented) {
  test(`The whole API of ${tagName} has descriptions`, () => {
    assert.ok(summary && description)
    for (const entry of [...attributes, ...members, ...events, ...cssParts, ...cssProperties, ...slots]) {
      assert.ok(entry.description, `${entry.name || 'The slot'} of ${tagName} has no description.`)
    }
    for (const { name, type } of [...attributes, ...members.filter((member) => !isMethod(member)), ...events]) {
      assert.ok(type?.text, `${name} of ${tagName} has no type.`)
    }
    for (const method of members.filter(isMethod)) assert.ok(method.return?.type.text, `${method.name} returns what?`)
    for (const property of cssProperties) assert.ok(property.default, `${property.name} has no default.`)
  })
}
