import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { SECTIONS } from '../../demo/sections.js'
import { ELEMENTS } from '../../scripts/docs/contents.mjs'
import { elementTags } from '../../scripts/entries.mjs'
import { filesWithLists } from '../../scripts/write-lists.mjs'

const tags = elementTags()

test('The documentation has a page for every element', () => {
  assert.deepEqual(Object.values(ELEMENTS).flatMap(Object.keys).toSorted(), tags)
})

test('The README lists every element', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(/^\| [^|]+ \| `(x-[a-z-]+)` \|/gm)
  assert.deepEqual(Array.from(rows, ([, tag]) => tag).toSorted(), tags)
})

test('The demo has a section for every element that shows something', () => {
  assert.deepEqual(
    SECTIONS.map(({ id }) => `x-${id}`).toSorted(),
    tags.filter((tag) => tag !== 'x-session')
  )
})

test('The lists in the code contain every element, first screen, message folder and sandbox route', () => {
  for (const [file, code] of filesWithLists())
    assert.equal(readFileSync(file, 'utf8'), code, 'run `node scripts/write-lists.mjs`')
})
