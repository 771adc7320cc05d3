import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { posix } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { SOURCES } from '../../.ci/source-maps.mjs'
import { DIST, readBuilt } from './support/module-graph.mjs'

const ROOT = fileURLToPath(new URL('../', DIST))

/** What is bundled and minified; what is written for frameworks can be read as it is. */
const BUNDLED = /^(?:configure|index|(?:cdn|client|elements|sandbox|testing)\/.*)\.js$/

const bundled = readdirSync(DIST, { recursive: true }).filter((file) => BUNDLED.test(file))
const mapOf = (file) => JSON.parse(readBuilt(`${file}.map`))

/** Where a source is from the root. */
const pathOf = (source) => source.slice(SOURCES.length)

test('every bundled file has a source map, and names it', () => {
  assert.ok(bundled.length > 0)
  for (const file of bundled) {
    assert.ok(
      readBuilt(file)
        .trimEnd()
        .endsWith(`//# sourceMappingURL=${posix.basename(file)}.map`),
      file
    )
  }
})

for (const file of bundled) {
  test(`the map of ${file} names its sources, holds none, and tells nothing of where it was built`, () => {
    const { sources, sourcesContent } = mapOf(file)
    assert.ok(!sourcesContent?.some(Boolean))
    for (const source of sources) {
      assert.ok(source.startsWith(SOURCES), source)
      assert.match(pathOf(source), /^(?:src|elements)\//)
      assert.ok(existsSync(ROOT + pathOf(source)), source)
    }
    assert.ok(!readBuilt(`${file}.map`).includes(ROOT), file)
    assert.ok(!readBuilt(file).includes(ROOT), file)
  })
}

test('a place in a bundle leads to its source', () => {
  const file = 'cdn/all.js'
  const lines = readBuilt(file).split('\n')
  const text = 'x-supported-devices'
  const line = lines.findIndex((candidate) => candidate.includes(text))
  const { originalSource, originalLine } = new SourceMap(mapOf(file)).findEntry(line, lines[line].indexOf(text))
  const path = pathOf(originalSource)
  assert.equal(path, 'elements/supported-devices.ts')
  assert.ok(readFileSync(`${ROOT}${path}`, 'utf8').split('\n')[originalLine].includes(text))
})

test('the licences of what is bundled are beside it, with their texts', () => {
  const notices = readBuilt('third-party-licenses.txt').split(/\n-{40}\n/)
  for (const name of ['react-dom', 'ky', 'zustand', 'date-fns']) {
    assert.ok(
      notices.some((text) => text.trimStart().startsWith(`${name} `)),
      name
    )
  }
  for (const notice of notices) {
    assert.match(notice, /Copyright/i)
    assert.match(notice, /permission|permitted/i)
  }
})
