import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

/** Returns the contents of the files in a folder by path. */
const filesIn = (folder, pattern = /./) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')])

const built = filesIn('dist')
const scripts = built.filter(([path]) => path.endsWith('.js'))
const sources = [...filesIn('src', /\.tsx?$/), ...filesIn('elements', /\.ts$/)]

/** Returns the matches of a forbidden pattern with their context. */
const found = (files, pattern) =>
  files.flatMap(([path, text]) =>
    [...text.matchAll(pattern)].map(({ index }) => `${path}: ${text.slice(index, index + 60)}`)
  )

/** Allowed addresses in built modules: XML namespaces, the platform, pages about errors, and invalid hosts. */
const ADDRESSES = [
  'http://www.w3.org/',
  'https://connect.getseam.com',
  'https://react.dev/errors/',
  'https://sandbox.latchkey.example',
  'https://empty.invalid',
  'https://github.com/sindresorhus/ky#'
]

test('The patterns below match built files and sources', () => {
  assert.ok(scripts.some(([path]) => path === join('dist', 'cdn', 'all.js')))
  assert.ok(sources.some(([path]) => path === join('src', 'client', 'fingerprint.ts')))
})

test('Only the autoloader and the files it loads are compiled before their functions are called', () => {
  const isHinted = (path) => readFileSync(join('dist', path), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n')
  const chunks = readdirSync(join('dist', 'cdn', 'chunks')).filter((name) => name.endsWith('.js'))
  const loaded = [...chunks.map((name) => `cdn/chunks/${name}`), 'cdn/elements/device-table.js']
  assert.deepEqual(
    ['cdn/autoload.js', ...loaded].filter((path) => !isHinted(path)),
    []
  )
  assert.equal(isHinted('cdn/all.js'), false)
})

test('No built module evaluates strings or writes HTML into the document', () => {
  assert.deepEqual(
    found(scripts, /\beval\(|\bnew Function\b|\bFunction\(["'`]|\bdocument\.write|\binsertAdjacentHTML\b/g),
    []
  )
  assert.deepEqual(found(scripts, /\bset(?:Timeout|Interval)\(["'`]|\bcreateContextualFragment\b|\bDOMParser\b/g), [])
})

test('No source file creates HTML from strings', () => {
  assert.deepEqual(
    found(sources, /\b(?:inner|outer)HTML\b|\bdangerouslySetInnerHTML\b|\bsetHTML|\bsrcdoc\b|\bjavascript:/gi),
    []
  )
})

/** The files that store the browser id and the temperature unit. */
const KEPT = ['src/client/fingerprint.ts', 'src/features/climate/kept-temperature-unit.ts']

test('No source file stores data in the browser, except for the allowed files', () => {
  const keeping = found(sources, /\b(?:localStorage|sessionStorage|indexedDB|caches|document\.cookie)\b/g)
  const elsewhere = keeping.filter((place) => !KEPT.some((path) => place.startsWith(`${join(path)}: localStorage`)))
  assert.deepEqual(elsewhere, [])
})

test('No built module contains an unexpected address', () => {
  const named = found(scripts, /\b(?:https?|wss?):\/\/\w/g)
  assert.deepEqual(
    named.filter((place) => !ADDRESSES.some((address) => place.includes(`: ${address}`))),
    []
  )
})

test('No built file contains a registry address or a path of the build machine', () => {
  const own = [process.cwd(), homedir()]
    .filter((path) => path.length > 2)
    .map((path) => path.replace(/[^\w/]/g, '\\$&'))
  assert.deepEqual(found(built, new RegExp(`(?<![\\w-])(?:${own.join('|')})(?![\\w-])`, 'g')), [])
  // A source map contains the sources of packages, which may match.
  const withoutMaps = built.filter(([path]) => !path.endsWith('.map'))
  assert.deepEqual(found(withoutMaps, /\bfile:\/\/|\bnode_modules\b|\bregistry\.|\bnpmjs\./g), [])
})
