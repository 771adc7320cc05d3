import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { guideExamples } from '../package/support/guide-examples.mjs'
import { eventually, openPage, pageOf } from './support/browser.mjs'
import { test } from './support/test.mjs'

const PLATFORM = await readFile(new URL('../package/support/guide-platform.mjs', import.meta.url), 'utf8')

const SETUP = `
import { createSandbox } from '/dist/sandbox/index.js'
import { guidePlatform } from '/platform.js'
globalThis.fetch = guidePlatform(createSandbox)`

for (const { name, code, printed, nodeOnly } of guideExamples()) {
  if (nodeOnly) continue
  test(`The example "${name}" of the client guide works in a browser`, async ({ scope }) => {
    const { log } = await openPage(scope, {
      files: {
        '/': pageOf('', '/setup.js', '/example.js'),
        '/platform.js': PLATFORM,
        '/setup.js': SETUP,
        '/example.js': code.replace('latchkey/client', '/dist/client/index.js')
      }
    })
    const spoken = () => log.console.filter(({ type }) => type === 'log').map(({ text }) => text)
    await eventually(() => assert.deepEqual(spoken(), printed))
    assert.deepEqual(log.errors, [])
  })
}
