import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { test } from 'node:test'
import { elementNames } from '../../scripts/entries.mjs'
import { languages } from '../../scripts/message-modules.mjs'
import {
  ACCESS_GRANTS,
  AUTOLOADED_TABLE,
  BUDGETS,
  CLIENT_TYPES,
  FIRST_ATTENTION,
  FIRST_ROW,
  LANGUAGE,
  OUR_OWN,
  SESSION_SCRIPT,
  SHARED_CHUNKS,
  THIN,
  WRAPPER
} from './support/budgets.mjs'
import { floorOfAll } from './support/floor.mjs'
import { gzipped, moduleGraph, readBuilt, weightOf } from './support/module-graph.mjs'

function assertWithin(budget, weight, what) {
  assert.ok(weight <= budget, `${what} weighs ${weight} bytes, ${weight - budget} more than it may.`)
}

for (const [entry, budget] of Object.entries(BUDGETS)) {
  test(`${entry} weighs at most ${budget} bytes`, () => assertWithin(budget, weightOf(entry), entry))
}

test(`The files that are loaded before the first row of a table weigh at most ${FIRST_ROW} bytes`, () => {
  assertWithin(FIRST_ROW, weightOf('cdn/autoload.js', 'cdn/first/device-table.js'), 'It')
})

test(`The number of x-attention needs at most ${FIRST_ATTENTION} bytes before React, besides the first row of a table`, () => {
  const firstRow = weightOf('cdn/first/device-table.js')
  assertWithin(FIRST_ATTENTION, weightOf('cdn/first/device-table.js', 'cdn/first/attention.js') - firstRow, 'It')
})

for (const [name, budget] of Object.entries(ACCESS_GRANTS)) {
  test(`${name} weighs at most ${budget} bytes besides the chunks of other elements`, () => {
    const further = elementNames().filter((each) => !(each in ACCESS_GRANTS))
    const shared = moduleGraph(...further.map((each) => `cdn/elements/${each}.js`))
    const own = [...moduleGraph(`cdn/elements/${name}.js`)].filter(([file]) => !shared.has(file))
    assertWithin(
      budget,
      own.reduce((sum, [, code = '']) => sum + gzipped(code), 0),
      name
    )
  })
}

test(`The inline script that starts the session weighs at most ${SESSION_SCRIPT} bytes`, () => {
  const [, script] = readBuilt('cdn/tags.html').match(/<script type="module">([^]*?)<\/script>/)
  assertWithin(SESSION_SCRIPT, gzipped(script), 'It')
})

test(`The elements of the CDN share at most ${SHARED_CHUNKS} chunks`, () => {
  const chunks = readdirSync('dist/cdn/chunks').filter((file) => file.endsWith('.js'))
  assert.ok(chunks.length <= SHARED_CHUNKS, `There are ${chunks.length} chunks.`)
})

/** Formats bytes in kB, rounded up. */
const kB = (bytes, digits = 0) => `${Math.ceil((bytes / 1000) * 10 ** digits) / 10 ** digits} kB`

/** Sentences with weights by document. */
const SENTENCES = {
  'README.md': [
    `A device table is at most ${kB(AUTOLOADED_TABLE)} gzip including React, and its first row needs ${kB(FIRST_ROW)}. All elements in one file are ${kB(BUDGETS['cdn/all.js'])}.`
  ],
  'docs/cdn.md': [`It weighs ${kB(SESSION_SCRIPT)}`],
  'docs/languages.md': [
    `A language loads on demand: ${kB(LANGUAGE.first, 1)} at most for the first screens, ${kB(LANGUAGE.all)} at most for all texts.`
  ],
  'docs/recipes.md': [`its chunk weighs ${kB(LANGUAGE.first, 1)} at most`],
  'docs/frameworks.md': [`Each wrapper is smaller than ${kB(WRAPPER, 1)}`],
  'docs/sessions.md': [`\`latchkey/configure\` weighs less than ${kB(THIN)}`],
  'docs/client.md': [`weighs at most ${kB(BUDGETS['client/index.js'])} gzip`]
}

for (const [file, sentences] of Object.entries(SENTENCES)) {
  test(`${file} contains the current budgets`, () => {
    const text = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')
    for (const sentence of sentences) assert.ok(text.includes(sentence), sentence)
    // Every weight in the document has to be in one of these sentences.
    assert.equal(text.match(/\d kB/g)?.length, sentences.join().match(/\d kB/g).length)
  })
}

test('No other document contains a weight', () => {
  const documents = readdirSync('docs', { recursive: true }).filter((file) => /^[^/]*\.md$|^getting-started/.test(file))
  for (const file of [...documents.map((name) => `docs/${name}`), 'CONTRIBUTING.md', 'SECURITY.md']) {
    if (file.endsWith('.md') && !(file in SENTENCES)) assert.doesNotMatch(readFileSync(file, 'utf8'), /\d kB/, file)
  }
})

for (const texts of languages()) {
  const budget = texts.includes('/') ? LANGUAGE.features : LANGUAGE.first
  test(`The texts of ${texts} weigh at most ${budget} bytes, and are loaded separately`, () => {
    const files = [...moduleGraph(`cdn/messages/${texts}.js`).keys()]
    assert.equal(files.length, 1, files.join())
    assertWithin(budget, gzipped(readBuilt(`cdn/messages/${texts}.js`)), texts)
  })
}

for (const language of languages().filter((texts) => !texts.includes('/'))) {
  test(`All texts of ${language} weigh at most ${LANGUAGE.all} bytes in total`, () => {
    const chunks = languages().filter((texts) => texts.split('/').at(-1) === language)
    const weights = chunks.map((texts) => gzipped(readBuilt(`cdn/messages/${texts}.js`)))
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    assertWithin(LANGUAGE.all, whole, language)
  })
}

test(`The autoloader and the table that it loads weigh at most ${AUTOLOADED_TABLE} bytes`, () => {
  assertWithin(AUTOLOADED_TABLE, weightOf('cdn/autoload.js', 'cdn/elements/device-table.js'), 'It')
})

// Subtracts the packages, as a page without Latchkey would bundle them.
test(`The code in cdn/all.js other than React, React DOM and r2wc weighs at most ${OUR_OWN} bytes`, async () => {
  assertWithin(OUR_OWN, weightOf('cdn/all.js') - gzipped(await floorOfAll()), 'It')
})

/** Collects a declaration file and all of its imports. */
function declarationFiles(file, files = new Map()) {
  if (files.has(file)) return files
  files.set(file, readBuilt(file))
  for (const [, specifier] of files.get(file).matchAll(/(?:from|import\()\s*'(\.[^']*)\.js'/g)) {
    declarationFiles(posix.join(posix.dirname(file), `${specifier}.d.ts`), files)
  }
  return files
}

test(`The declarations of the client weigh at most ${CLIENT_TYPES} bytes`, () => {
  const texts = [...declarationFiles('client/index.d.ts').values()]
  assertWithin(
    CLIENT_TYPES,
    texts.reduce((sum, text) => sum + gzipped(text), 0),
    'They'
  )
})
