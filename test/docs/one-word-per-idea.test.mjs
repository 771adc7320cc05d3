import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

/** Words that only have the meaning of the table in some places: `onChange` and `isOpen` are fine. */
const AMBIGUOUS = new Set(['change', 'open'])

const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' }).trim().split('\n')
const withoutComments = (code) => code.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*/gm, '')
const read = (file) => withoutComments(readFileSync(file, 'utf8'))

/** Returns the words of the last column of the table that have no exception. */
function rejectedWords() {
  const [, section] = readFileSync('CONTRIBUTING.md', 'utf8').split('### One word per idea\n')
  const cells = [...section.matchAll(/^\| [^|]+ \| [^|]+ \| ([^|]+) \|$/gm)].map(([, cell]) => cell).slice(1)
  const exceptions = new Set(cells.flatMap((cell) => [...cell.matchAll(/`(\w+)` only/g)].map(([, word]) => word)))
  return cells
    .flatMap((cell) => cell.split(';')[0].split(', '))
    .filter((word) => /^[a-z ]+$/.test(word) && !exceptions.has(word) && !AMBIGUOUS.has(word))
}

const words = rejectedWords()

/** Returns the rejected word in a name such as `lock-answers` or `isUnderWay`. */
function rejectedIn(name) {
  const spaced = ` ${name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z]+/g, ' ')
    .toLowerCase()} `
  return words.find((word) => spaced.includes(` ${word} `) || spaced.includes(` ${word}s `))
}

/** Returns the names that contain a rejected word, with their file. */
const rejectedOf = (names) => names.filter(([, name]) => rejectedIn(name)).map(([file, name]) => `${file}: ${name}`)

test('The table of words rejects names in every notation', () => {
  assert.ok(words.length > 8)
  const names = ['lock-answers.ts', 'isUnderWay', 'under-way', 'codeMade', 'makers', 'refusal']
  assert.deepEqual(names.filter(rejectedIn), names)
  assert.deepEqual(['remade', 'onChange', 'refused', 'succeeded'].filter(rejectedIn), [])
})

test('File names use one word per idea', () => {
  assert.deepEqual(
    files.filter((file) => rejectedIn(file)),
    []
  )
})

test('String unions use one word per idea', () => {
  // The sandbox has the values of the platform.
  const sources = files.filter(
    (file) => /\.tsx?$/.test(file) && !/^src\/(?:client\/generated|messages|sandbox)\//.test(file)
  )
  const members = sources.flatMap((file) =>
    [...read(file).matchAll(/'([A-Za-z-]+)'(?=\s*\|(?!\|))|(?<=(?<!\|)\|\s*)'([A-Za-z-]+)'/g)].map(
      ([, first, second]) => [file, first ?? second]
    )
  )
  assert.ok(members.length > 500)
  assert.deepEqual(rejectedOf(members), [])
})

test('Keys of messages use one word per idea', () => {
  const keys = files
    .filter((file) => /^src\/messages\/.*\/en\.ts$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/^\s*(?:'([\w-]+)'|(\w+)):/gm)].map(([, quoted, key]) => [file, quoted ?? key])
    )
  assert.ok(keys.length > 500)
  assert.deepEqual(rejectedOf(keys), [])
})
