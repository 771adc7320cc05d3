import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { elementTags } from '../../scripts/entries.mjs'
import { createHost, guideFiles } from './support/host.mjs'

const OURS = 'test/elements.test.js'
const suite = readFileSync(new URL('host/elements.vitest.mjs', import.meta.url), 'utf8')

let host
before(() => {
  host = createHost({ ...guideFiles(), [OURS]: suite })
})
after(() => host.remove())

const named = (code) => [...code.matchAll(/^test\('([^']+)'/gm)].map(([, name]) => name)

for (const environment of ['jsdom', 'happy-dom']) {
  describe(`Tests of a host in ${environment}`, () => {
    let printed
    let outcomes

    before(async () => {
      const report = `${environment}.json`
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      // Run one file at a time, because other tests run in parallel.
      printed = await host.run(
        'vitest/vitest.mjs',
        'run',
        '--no-file-parallelism',
        '--environment',
        environment,
        ...reporters
      )
      const { success, testResults } = JSON.parse(host.read(report))
      outcomes = { success, tests: testResults.flatMap(({ assertionResults }) => assertionResults) }
    })

    test('pass, and leave nothing behind that fails later', () => {
      assert.deepEqual(
        outcomes.tests.filter(({ status }) => status !== 'passed').map(({ title }) => title),
        [],
        printed
      )
      assert.ok(outcomes.success, printed)
      assert.deepEqual(printed.match(/(Unhandled|Uncaught)[^]{0,1000}/)?.[0], undefined)
    })

    test('include those of the testing guide', () => {
      const titles = new Set(outcomes.tests.map(({ title }) => title))
      const expected = Object.entries(guideFiles()).flatMap(([name, code]) =>
        name.startsWith('test/') ? named(code) : []
      )
      assert.equal(expected.length, 4)
      assert.deepEqual(
        expected.filter((name) => !titles.has(name)),
        []
      )
    })

    test('include one for each element', () => {
      const tested = outcomes.tests.flatMap(({ title }) => /^x-[a-z-]+/.exec(title) ?? [])
      assert.deepEqual(
        tested.toSorted(),
        elementTags().filter((tag) => tag !== 'x-session')
      )
    })
  })
}
