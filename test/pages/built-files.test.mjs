import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

/** The texts of the files in a folder, by path. */
const filesIn = (folder, pattern = /./) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')])

const built = filesIn('dist')
const scripts = built.filter(([path]) => path.endsWith('.js'))
const sources = [...filesIn('src', /\.tsx?$/), ...filesIn('elements', /\.ts$/)]

/** Where something is that should not be, with what is around it. */
const found = (files, pattern) =>
  files.flatMap(([path, text]) =>
    [...text.matchAll(pattern)].map(({ index }) => `${path}: ${text.slice(index, index + 60)}`)
  )

/** What may be named in built modules: names of XML, the platform, pages about an error, and hosts that cannot be. */
const ADDRESSES = [
  'http://www.w3.org/',
  'https://connect.getseam.com',
  'https://react.dev/errors/',
  'https://sandbox.latchkey.example',
  'https://empty.invalid',
  'https://github.com/sindresorhus/ky#'
]

test('what is looked at below is there', () => {
  assert.ok(scripts.some(([path]) => path === join('dist', 'cdn', 'all.js')))
  assert.ok(sources.some(([path]) => path === join('src', 'client', 'fingerprint.ts')))
})

test('no built module evaluates text or writes markup into the document', () => {
  assert.deepEqual(
    found(scripts, /\beval\(|\bnew Function\b|\bFunction\(["'`]|\bdocument\.write|\binsertAdjacentHTML\b/g),
    []
  )
  assert.deepEqual(found(scripts, /\bset(?:Timeout|Interval)\(["'`]|\bcreateContextualFragment\b|\bDOMParser\b/g), [])
})

test('no source of ours makes markup of text', () => {
  assert.deepEqual(
    found(sources, /\b(?:inner|outer)HTML\b|\bdangerouslySetInnerHTML\b|\bsetHTML|\bsrcdoc\b|\bjavascript:/gi),
    []
  )
})

/** What tells one browser from another, and the unit that a person chose. */
const KEPT = ['src/client/fingerprint.ts', 'src/features/climate/kept-temperature-unit.ts']

test('no source of ours keeps anything in the browser but what it may', () => {
  const keeping = found(sources, /\b(?:localStorage|sessionStorage|indexedDB|caches|document\.cookie)\b/g)
  const elsewhere = keeping.filter((place) => !KEPT.some((path) => place.startsWith(`${join(path)}: localStorage`)))
  assert.deepEqual(elsewhere, [])
})

test('no built module names an address that it has no business with', () => {
  const named = found(scripts, /\b(?:https?|wss?):\/\/\w/g)
  assert.deepEqual(
    named.filter((place) => !ADDRESSES.some((address) => place.includes(`: ${address}`))),
    []
  )
})

test('no built file names a registry, or a path of the machine that it was built on', () => {
  const own = [process.cwd(), homedir()]
    .filter((path) => path.length > 2)
    .map((path) => path.replace(/[^\w/]/g, '\\$&'))
  assert.deepEqual(found(built, new RegExp(`(?:${own.join('|')})(?![\\w-])`, 'g')), [])
  // A source map has the sources of packages, with whatever stands in them.
  const withoutMaps = built.filter(([path]) => !path.endsWith('.map'))
  assert.deepEqual(found(withoutMaps, /\bfile:\/\/|\bnode_modules\b|\bregistry\.|\bnpmjs\./g), [])
})
