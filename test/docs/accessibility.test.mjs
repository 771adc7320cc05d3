import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

/** Number of success criteria in WCAG 2.2 by level. */
const CRITERIA = { A: 31, AA: 24 }
const RESULTS = new Set(['Supports', 'Partially supports', 'Host', 'Not applicable'])

const page = readFileSync('docs/accessibility.md', 'utf8')
const rows = [...page.matchAll(/^\| (\d\.\d+\.\d+) .* \((A+)\) \| \*\*(.+?)\.\*\* ?(.*?) \|$/gm)].map(
  ([, number, level, result, how]) => ({
    number,
    level,
    result,
    how
  })
)

test('The statement lists every success criterion of WCAG 2.2 A and AA once, with a result', () => {
  assert.equal(new Set(rows.map(({ number }) => number)).size, rows.length)
  for (const [level, count] of Object.entries(CRITERIA))
    assert.equal(rows.filter((row) => row.level === level).length, count, level)
  assert.deepEqual(
    rows.filter(({ result }) => !RESULTS.has(result)),
    []
  )
})

test('Every supported criterion names its test', () => {
  const isSupported = ({ result }) => result === 'Supports' || result === 'Partially supports'
  assert.deepEqual(
    rows.filter((row) => isSupported(row) && !/\. (?:Tested by: .+|No dedicated test)\.$/.test(row.how)),
    []
  )
})

test('Every test that the statement names exists', () => {
  const named = [...page.matchAll(/`(test\/[^`]+)`/g)].map(([, path]) => path)
  assert.ok(named.length > 10)
  assert.deepEqual(
    named.filter((path) => !existsSync(path)),
    []
  )
})
