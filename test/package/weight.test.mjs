import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { test } from 'node:test'
import { AUTOLOADED_TABLE, BUDGETS, CLIENT_TYPES, FIRST_ROW, OUR_OWN } from './support/budgets.mjs'
import { languages } from '../../.ci/entries.mjs'
import { floorOfAll } from './support/floor.mjs'
import { gzipped, moduleGraph, readBuilt, weightOf } from './support/module-graph.mjs'

function assertWithin(budget, weight, what) {
  assert.ok(weight <= budget, `${what} weighs ${weight} bytes, ${weight - budget} more than it may.`)
}

for (const [entry, budget] of Object.entries(BUDGETS)) {
  test(`${entry} weighs at most ${budget} bytes`, () => assertWithin(budget, weightOf(entry), entry))
}

test(`what is fetched before the first row of a table weighs at most ${FIRST_ROW} bytes`, () => {
  assertWithin(FIRST_ROW, weightOf('cdn/autoload.js', 'cdn/first/device-table.js'), 'It')
})

test('README says what the budgets are', () => {
  const [all, table, first] = [BUDGETS['cdn/all.js'], AUTOLOADED_TABLE, FIRST_ROW].map((bytes) =>
    Math.ceil(bytes / 1000)
  )
  const sentence = `A device table weighs at most ${table} kB gzip with React inside, ${first} of them before its first row; every element in one file ${all}.`
  assert.ok(readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ').includes(sentence), sentence)
})

/** The most that the texts of a language may weigh. */
const LANGUAGE = 5_120

for (const language of languages()) {
  test(`the texts of ${language} weigh at most ${LANGUAGE} bytes, and are fetched alone`, () => {
    const files = [...moduleGraph(`cdn/messages/${language}.js`).keys()]
    assert.equal(files.length, 1, files.join())
    assertWithin(LANGUAGE, gzipped(readBuilt(`cdn/messages/${language}.js`)), language)
  })
}

test(`the autoloader and the table that it fetches weigh at most ${AUTOLOADED_TABLE} bytes`, () => {
  assertWithin(AUTOLOADED_TABLE, weightOf('cdn/autoload.js', 'cdn/elements/device-table.js'), 'It')
})

// The packages alone, as a page without us would have them, are taken from the whole.
test(`what is not React, React DOM or r2wc in cdn/all.js weighs at most ${OUR_OWN} bytes`, async () => {
  assertWithin(OUR_OWN, weightOf('cdn/all.js') - gzipped(await floorOfAll()), 'It')
})

/** A file of declarations, and all those that it takes something from. */
function declarationFiles(file, files = new Map()) {
  if (files.has(file)) return files
  files.set(file, readBuilt(file))
  for (const [, specifier] of files.get(file).matchAll(/(?:from|import\()\s*'(\.[^']*)\.js'/g)) {
    declarationFiles(posix.join(posix.dirname(file), `${specifier}.d.ts`), files)
  }
  return files
}

test(`the declarations of the client weigh at most ${CLIENT_TYPES} bytes`, () => {
  const texts = [...declarationFiles('client/index.d.ts').values()]
  assertWithin(
    CLIENT_TYPES,
    texts.reduce((sum, text) => sum + gzipped(text), 0),
    'They'
  )
})
