import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { customProperties } from '../../scripts/custom-properties.mjs'

const read = (path) => readFileSync(fileURLToPath(new URL(`../../src/${path}`, import.meta.url)), 'utf8')

const THEMES = 'ui/style/themes/'
const sheets = readdirSync(fileURLToPath(new URL(`../../src/${THEMES}`, import.meta.url))).filter((name) =>
  name.endsWith('.css')
)
const defaults = customProperties().map(({ name }) => name)
const [, list] = /TOKENS = \[([^\]]*)\]/.exec(read('ui/style/tokens.ts'))

test('An appearance can set exactly the custom properties', () => {
  assert.deepEqual(
    [...list.matchAll(/'([^']+)'/g)].map(([, name]) => `--latchkey-${name}`),
    defaults
  )
})

test('Every custom property has a default', () => {
  assert.deepEqual(
    customProperties().filter((property) => !property.default),
    []
  )
})

for (const sheet of sheets) {
  test(`${sheet} sets defaults only for existing custom properties, under their private names`, () => {
    const own = new Map(
      [...read('ui/style/tokens.css').matchAll(/([\w-]+): var\(\s*(--latchkey-[\w-]+)/g)].map(([, property, name]) => [
        name,
        property
      ])
    )
    const set = [...read(THEMES + sheet).matchAll(/([\w-]+): var\(\s*(--latchkey-[\w-]+)/g)]
    assert.ok(set.length > 10)
    for (const [, property, name] of set) assert.equal(property, own.get(name), name)
  })
}

test('Every theme is imported under the name of its style sheet', () => {
  for (const sheet of sheets) {
    const name = sheet.replace('-tokens.css', '')
    assert.match(read(`${THEMES}themes.ts`), new RegExp(`import ${name} from './${sheet}'`))
  }
})
