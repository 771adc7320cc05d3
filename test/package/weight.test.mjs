import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { test } from 'node:test'
import {
  AUTOLOADED_TABLE,
  BUDGETS,
  CLIENT_TYPES,
  FIRST_ROW,
  LANGUAGE,
  OUR_OWN,
  THIN,
  WRAPPER
} from './support/budgets.mjs'
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

/** In kB as a document says it, never less than it is. */
const kB = (bytes, digits = 0) => `${Math.ceil((bytes / 1000) * 10 ** digits) / 10 ** digits} kB`

/** What documents say of weights. */
const SENTENCES = {
  'README.md': [
    `A device table is at most ${kB(AUTOLOADED_TABLE)} gzip including React, and its first row needs ${kB(FIRST_ROW)}. All elements in one file are ${kB(BUDGETS['cdn/all.js'])}.`
  ],
  'docs/languages.md': [
    `A language loads on demand: ${kB(LANGUAGE.first, 1)} at most for the first screens, ${kB(LANGUAGE.all)} at most for all texts.`
  ],
  'docs/recipes.md': [`its chunk weighs ${kB(LANGUAGE.first, 1)} at most`],
  'docs/frameworks.md': [`Each wrapper is smaller than ${kB(WRAPPER, 1)}`],
  'docs/sessions.md': [`\`latchkey/configure\` weighs less than ${kB(THIN)}`],
  'src/client/README.md': [`weighs at most ${kB(BUDGETS['client/index.js'])} gzip`]
}

for (const [file, sentences] of Object.entries(SENTENCES)) {
  test(`${file} says what the budgets are`, () => {
    const text = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')
    for (const sentence of sentences) assert.ok(text.includes(sentence), sentence)
    // Another weight that it names is checked by nothing.
    assert.equal(text.match(/\d kB/g)?.length, sentences.join().match(/\d kB/g).length)
  })
}

test('no other document names a weight', () => {
  const documents = readdirSync('docs', { recursive: true }).filter((file) => /^[^/]*\.md$|^getting-started/.test(file))
  for (const file of [...documents.map((name) => `docs/${name}`), 'CONTRIBUTING.md', 'SECURITY.md']) {
    if (file.endsWith('.md') && !(file in SENTENCES)) assert.doesNotMatch(readFileSync(file, 'utf8'), /\d kB/, file)
  }
})

for (const texts of languages()) {
  test(`the texts of ${texts} weigh at most ${LANGUAGE.first} bytes, and are fetched alone`, () => {
    const files = [...moduleGraph(`cdn/messages/${texts}.js`).keys()]
    assert.equal(files.length, 1, files.join())
    assertWithin(LANGUAGE.first, gzipped(readBuilt(`cdn/messages/${texts}.js`)), texts)
  })
}

for (const language of languages().filter((texts) => !texts.includes('/'))) {
  test(`all texts of ${language} weigh at most ${LANGUAGE.all} bytes together`, () => {
    const those = languages().filter((texts) => texts.split('/').at(-1) === language)
    const weights = those.map((texts) => gzipped(readBuilt(`cdn/messages/${texts}.js`)))
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    assertWithin(LANGUAGE.all, whole, language)
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
