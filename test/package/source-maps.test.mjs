import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { isAbsolute, posix } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { DIST, readBuilt } from './support/module-graph.mjs'

const ROOT = fileURLToPath(new URL('../', DIST))
const PACKAGE = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//

/** What is bundled and minified; what is written for frameworks can be read as it is. */
const BUNDLED = /^(?:configure|index|(?:cdn|client|elements|sandbox|testing)\/.*)\.js$/

const bundled = readdirSync(DIST, { recursive: true }).filter((file) => BUNDLED.test(file))
const mapOf = (file) => JSON.parse(readBuilt(`${file}.map`))

/** The sources of a file, by where they are from the root. */
const sourcesOf = (file) => mapOf(file).sources.map((source) => posix.join('dist', posix.dirname(file), source))

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
  test(`the map of ${file} holds its sources, and tells nothing of where it was built`, () => {
    const { sources, sourcesContent } = mapOf(file)
    assert.equal(sourcesContent?.length ?? 0, sources.length)
    for (const [index, path] of sourcesOf(file).entries()) {
      assert.ok(sourcesContent[index], path)
      assert.match(path, /^(?:src|elements|node_modules)\//)
    }
    assert.ok(!sources.some(isAbsolute))
    assert.ok(!readBuilt(`${file}.map`).includes(ROOT), file)
    assert.ok(!readBuilt(file).includes(ROOT), file)
  })
}

test('a place in a bundle leads to its source', () => {
  const file = 'cdn/all.js'
  const lines = readBuilt(file).split('\n')
  const text = 'x-noise-sensor-details'
  const line = lines.findIndex((candidate) => candidate.includes(text))
  const { originalSource, originalLine } = new SourceMap(mapOf(file)).findEntry(line, lines[line].indexOf(text))
  const path = posix.join('dist', posix.dirname(file), originalSource)
  assert.equal(path, 'elements/noise-sensor-details.ts')
  assert.ok(readFileSync(`${ROOT}${path}`, 'utf8').split('\n')[originalLine].includes(text))
})

test('the licences of everything that is in any bundle are beside it, with their texts', () => {
  const notices = readBuilt('third-party-licenses.txt').split(/\n-{40}\n/)
  const names = new Set(bundled.flatMap(sourcesOf).flatMap((path) => PACKAGE.exec(path)?.[1] ?? []))
  assert.ok(names.has('react-dom'))
  for (const name of names) {
    const notice = notices.find((text) => text.trimStart().startsWith(`${name} `))
    assert.match(notice ?? '', /Copyright/i, name)
    assert.match(notice, /permission|permitted/i, name)
  }
})
