import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { posix } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { SOURCES } from '../../scripts/source-maps.mjs'
import { DIST, readBuilt } from './support/module-graph.mjs'

const ROOT = fileURLToPath(new URL('../', DIST))

/** Bundled and minified files. The code of the wrappers is readable as it is. */
const BUNDLED = /^(?:configure|index|(?:cdn|client|elements|sandbox|testing)\/.*)\.js$/

const bundled = readdirSync(DIST, { recursive: true }).filter((file) => BUNDLED.test(file))
const mapOf = (file) => JSON.parse(readBuilt(`${file}.map`))

/** Returns the path of a source in the repository. */
const pathOf = (source) => source.slice(SOURCES.length)

test('Every bundled file has a source map and refers to it', () => {
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
  test(`The source map of ${file} names its sources without their contents or the build path`, () => {
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

test('A position in a bundle maps to its source', () => {
  const file = 'cdn/all.js'
  const lines = readBuilt(file).split('\n')
  const text = 'x-supported-devices'
  const line = lines.findIndex((candidate) => candidate.includes(text))
  const { originalSource, originalLine } = new SourceMap(mapOf(file)).findEntry(line, lines[line].indexOf(text))
  const path = pathOf(originalSource)
  assert.equal(path, 'elements/supported-devices.ts')
  assert.ok(readFileSync(`${ROOT}${path}`, 'utf8').split('\n')[originalLine].includes(text))
})

test('The licenses of the bundled packages are included with their texts', () => {
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
