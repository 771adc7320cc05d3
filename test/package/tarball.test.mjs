import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { test } from 'node:test'
import { GUIDES } from '../../scripts/docs/contents.mjs'
import { packedSize, publishedPackage } from './support/tarball.mjs'

/** A self-contained file with its own copy of everything. */
const ALONE = 'dist/cdn/all.js'
const MOST_BYTES = 1_356_000

/** Size in `node_modules` without source maps, which limits duplicate code. */
const MOST_BYTES_UNPACKED = 6_480_000

const ROOT = new URL('../../', import.meta.url)
const LINK = /\]\(([^)#]+)(?:#[^)]*)?\)/g

/** Returns `true` if a path matches a pattern with stars. */
function matches(file, pattern) {
  const expression = pattern
    .replaceAll('.', '\\.')
    .replaceAll('**/', '§')
    .replaceAll('*', '[^/]*')
    .replaceAll('§', '(?:.*/)?')
  return new RegExp(`^${expression}$`).test(file)
}

const { files: paths, sizeOf } = publishedPackage()
const published = new Set(paths)
const read = (file) => readFileSync(new URL(file, ROOT), 'utf8')
const manifest = JSON.parse(read('package.json'))

test(`Without source maps and ${ALONE}, the package weighs at most ${MOST_BYTES} bytes`, (t) => {
  const files = [...published].filter((file) => !file.endsWith('.map'))
  const weight = packedSize(files.filter((file) => file !== ALONE))
  t.diagnostic(
    `${weight} bytes; ${packedSize(files)} with ${ALONE}, ${packedSize([...published])} with the source maps`
  )
  assert.ok(weight <= MOST_BYTES, `It weighs ${weight} bytes.`)
})

test(`Unpacked and without source maps, the package weighs at most ${MOST_BYTES_UNPACKED} bytes`, (t) => {
  const weight = sizeOf((file) => !file.endsWith('.map'))
  t.diagnostic(`${weight} bytes, ${sizeOf(() => true)} with source maps, in ${paths.length} files`)
  assert.ok(weight <= MOST_BYTES_UNPACKED, `It weighs ${weight} bytes.`)
})

test('Every link of a document in the package is valid', () => {
  for (const page of [...published].filter((file) => /\.md$|llms\.txt$/.test(file))) {
    for (const [, target] of read(page).matchAll(LINK)) {
      const inRepository = target.startsWith(manifest.homepage.replace('#readme', '/blob/main/'))
      if (inRepository)
        assert.ok(existsSync(new URL(target.split('/blob/main/')[1], ROOT)), `${page} links to ${target}`)
      else if (!/^https?:/.test(target))
        assert.ok(published.has(posix.join(posix.dirname(page), target)), `${page} links to ${target}`)
    }
  }
})

test('llms.txt lists every guide and every element', () => {
  const text = read('dist/llms.txt')
  const { modules } = JSON.parse(read('dist/custom-elements.json'))
  const names = modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName))
  for (const name of [...names, ...Object.values(GUIDES).flatMap(Object.values)])
    assert.ok(text.includes(`- [${name}](`), name)
})

test('Every path that package.json contains exists in the package', () => {
  const { exports, main, types, unpkg, jsdelivr, customElements, sideEffects } = manifest
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? target : Object.values(target)
  )
  const named = [main, types, unpkg, jsdelivr, customElements, manifest['web-types'], ...targets, ...sideEffects]
  for (const path of named.filter(Boolean)) {
    const pattern = posix.normalize(path)
    assert.ok(
      [...published].some((file) => matches(file, pattern)),
      path
    )
  }
})

test('The package contains the address of its repository', () => {
  const { repository, homepage, bugs } = manifest
  const [, project] = /^git\+(https:.*)\.git$/.exec(repository.url)
  assert.ok(homepage.startsWith(project))
  assert.equal(bugs.url, `${project}/issues`)
})

test('The package version was not released before', () => {
  const released = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version)
  assert.ok(released.length > 0)
  if (read('CHANGELOG.md').includes('## Unreleased')) assert.ok(!released.includes(manifest.version))
  else assert.equal(released[0], manifest.version)
})
