import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { guideExamples } from './support/guide-examples.mjs'

const run = promisify(execFile)

const CLIENT = new URL('../../dist/client/index.js', import.meta.url).href
const SANDBOX = new URL('../../dist/sandbox/index.js', import.meta.url).href
const PLATFORM = new URL('support/guide-platform.mjs', import.meta.url).href

const platform = `
import { createSandbox } from ${JSON.stringify(SANDBOX)}
import { guidePlatform } from ${JSON.stringify(PLATFORM)}
globalThis.fetch = guidePlatform(createSandbox)`

const asModule = (code) => `data:text/javascript,${encodeURIComponent(code)}`

test('The guide has an example for each of its topics', () => {
  const headings = new Set(guideExamples().map(({ heading }) => heading))
  assert.deepEqual(
    [...headings],
    ['First call', 'Credentials', 'Requests', 'Pagination', 'Action attempts', 'Errors', 'Retries']
  )
})

for (const { name, code, printed } of guideExamples()) {
  test(`The example "${name}" of the client guide works in Node`, async () => {
    const module = code.replace("'latchkey/client'", JSON.stringify(CLIENT))
    const { stdout, stderr } = await run(
      process.execPath,
      ['--import', asModule(platform), '--input-type=module', '--eval', module],
      { env: { PATH: process.env.PATH, SEAM_API_KEY: 'seam_apikey1_key' }, timeout: 60_000 }
    )
    assert.equal(stderr, '')
    assert.deepEqual(stdout.trimEnd().split('\n'), printed)
  })
}
