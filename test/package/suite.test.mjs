import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'
import { countingReporter } from '../../.ci/counting-reporter.mjs'
import { PARTS } from '../../.ci/full/parts.mjs'
import {
  browserTests,
  forgottenTests,
  isFullRunOnly,
  nodeTests,
  opensBrowser,
  pageTests,
  unitTests
} from '../../.ci/test-files.mjs'
import { failuresIn } from '../../.ci/print-results.mjs'
import { testPages } from '../../.ci/test-pages.mjs'

/** Creates a folder with the given files. */
function folderOf(t, files) {
  const folder = mkdtempSync(join(tmpdir(), 'suite-'))
  t.after(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Runs tests in Node and returns the output of the reporter. */
function outputOfRun(t, tests) {
  const text = `import { describe, it, test } from 'node:test'\n${tests}`
  const folder = folderOf(t, { 'some.test.mjs': text })
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const parameters = ['--test', '--test-reporter=./.ci/node-reporter.mjs', join(folder, 'some.test.mjs')]
  return spawnSync(process.execPath, parameters, { env, encoding: 'utf8' }).stdout.trim()
}

const endOfRun = (t, tests) => outputOfRun(t, tests).split('\n').at(-1)

/** Returns the last line of the reporter for the given browser test results. */
function endOfBrowserRun(t, tests) {
  const log = t.mock.method(console, 'log', () => {})
  const reporter = countingReporter()
  const sessionsForTestFile = [{ testResults: { tests, suites: [] }, errors: [], logs: [] }]
  reporter.reportTestFileResults({ testFile: 'some.test.js', sessionsForTestFile })
  reporter.stop()
  log.mock.restore()
  return log.mock.calls.at(-1).arguments[0].trim()
}

const PASSES = "test('passes', () => {})\n"

test('A run in Node counts its passed tests', (t) => {
  assert.equal(endOfRun(t, `${PASSES}describe('group', () => { it('passes too', () => {}) })`), '2 passed, 0 failed')
})

for (const [what, text] of Object.entries({
  'test.skip': "test.skip('skipped', () => {})",
  't.skip': "test('skipped', (t) => t.skip())",
  'describe.skip': "describe.skip('skipped', () => { it('inner', () => {}) })",
  'test.todo': "test.todo('to be done')",
  'a test marked as todo': "test('to be done', { todo: true }, () => { throw new Error('Not yet.') })"
})) {
  test(`A run in Node fails because of ${what}`, (t) => assert.equal(endOfRun(t, PASSES + text), '1 passed, 1 failed'))
}

for (const [what, text] of Object.entries({
  'test.only': "test.only('alone', () => {})",
  'it.only': "describe('group', () => { it.only('alone', () => {}) })"
})) {
  test(`A run in Node fails because of ${what}`, (t) => assert.equal(endOfRun(t, PASSES + text), '2 passed, 1 failed'))
}

test('A run in Node fails because of an error after the end of its test, and shows the error', (t) => {
  const late = "test('early', () => { setTimeout(() => { throw new Error('Too late.') }) })\n"
  const longer = "test('longer', () => new Promise((resolve) => setTimeout(resolve, 50)))"
  const output = outputOfRun(t, late + longer)
  assert.match(output, /Test "early" [^]*Too late\./)
  assert.match(output, /^2 passed, 1 failed$/m)
})

test('A run in the browser fails because of a skipped test', (t) => {
  const passes = { name: 'passes', passed: true, skipped: false }
  const skipped = { name: 'skipped', passed: false, skipped: true }
  assert.equal(endOfBrowserRun(t, [passes]), '1 passed, 0 failed')
  assert.equal(endOfBrowserRun(t, [passes, skipped]), '1 passed, 1 failed')
})

test('Test files are found by their names in any folder, and misnamed test files are reported', (t) => {
  const folder = folderOf(t, {
    'renamed/page.test.mjs': "test('a', () => {})",
    'renamed/deep/element.test.ts': "it('a', () => {})",
    'list.test.tsx': "it('a', () => {})",
    'list.test.jsx': '',
    'list.spec.ts': '',
    'list-test.ts': '',
    'list.ts': "describe('list', () => {\n  it('a', () => {})\n})",
    'support.ts': 'const isFound = pattern.test(text)',
    'notes.md': "it('a')"
  })
  const inFolder = (files) => files.map((file) => file.slice(folder.length + 1))
  assert.deepEqual(inFolder(nodeTests(folder)), ['renamed/page.test.mjs'])
  assert.deepEqual(inFolder(browserTests(folder)), ['list.test.tsx', 'renamed/deep/element.test.ts'])
  assert.deepEqual(inFolder(forgottenTests(folder)), ['list-test.ts', 'list.spec.ts', 'list.test.jsx', 'list.ts'])
})

test('Every browser test file belongs to one page, alone or with files of the same folder', () => {
  const files = browserTests()
  for (const most of [1, 8]) {
    const pages = [...testPages(files, most).values()]
    assert.deepEqual(pages.flat().toSorted(), files)
    assert.ok(pages.every((page) => page.length <= most && new Set(page.map((file) => file.split('/')[1])).size === 1))
  }
  const alone = new Set([...testPages(files, 8).values()].filter(({ length }) => length === 1).flat())
  assert.ok(alone.has('test/walks/walks.test.ts') && alone.has('test/element/lifecycle.test.ts'))
  assert.ok(testPages(files, 8).size < files.length / 3)
})

test('Every test file is run by one runner: in Node if it needs no page and its name does not say otherwise', () => {
  const [units, others] = [unitTests(), browserTests()]
  assert.ok(
    units.includes('test/core/queries.test.ts') && units.includes('test/features/climate/rules/climate.test.ts')
  )
  assert.ok(
    others.includes('test/client/sessions.page.test.ts') && others.includes('test/features/lock/lock-details.test.ts')
  )
  assert.deepEqual(
    units.filter((file) => others.includes(file)),
    []
  )
  assert.ok(units.length > 60 && others.length > 150)
})

/** Runs tests in Vitest and returns the output. */
function outputOfUnits(t, tests) {
  const folder = folderOf(t, { 'some.test.ts': tests })
  const config = `import { CountingReporter } from '${normalize(join(process.cwd(), '.ci/unit-tests/counting-reporter.mjs'))}'
export default { test: { include: ['*.test.ts'], globals: true, reporters: [new CountingReporter()] } }`
  writeFileSync(join(folder, 'vitest.config.mjs'), config)
  const { VITEST: _, ...env } = process.env
  const parameters = [join(process.cwd(), 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder]
  return spawnSync(process.execPath, parameters, { env, encoding: 'utf8' }).stdout.trim()
}

test('A unit test run fails because of skipped, todo and failing tests, and because of unhandled errors', (t) => {
  const output = outputOfUnits(
    t,
    `it('passes', () => {})
    it.skip('is skipped', () => {})
    it.todo('is to be done')
    it('is wrong', () => { throw new Error('No.') })
    it('is early', () => { void Promise.reject(new Error('Too late.')) })`
  )
  assert.match(output, /^2 passed, 4 failed$/m)
  assert.match(output, /✗ .*some\.test\.ts › is wrong\n    Error: No\./)
  assert.equal(failuresIn(output).length, 4)
})

test('A test in Node counts as a browser test if its imports open a browser', () => {
  assert.ok(opensBrowser('test/pages/quirks.test.mjs'))
  assert.ok(!opensBrowser('test/package/suite.test.mjs'))
  const files = nodeTests().filter((file) => opensBrowser(file))
  assert.ok(files.length > 30 && files.length < nodeTests().length)
})

test('`npm test` runs the most important page tests, `npm run test:full` the others', () => {
  const [full, short] = [pageTests().filter(isFullRunOnly), pageTests().filter((file) => !isFullRunOnly(file))]
  assert.ok(['policy', 'secrets', 'contact-sheet'].every((name) => short.includes(`test/pages/${name}.test.mjs`)))
  const commands = PARTS.map(({ command }) => command).join('\n')
  assert.ok(full.every((file) => commands.includes(file)))
})
