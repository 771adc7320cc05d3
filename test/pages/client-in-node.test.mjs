import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as client from '../../dist/client/index.js'
import { environmentOf } from '../conformance/environment.mjs'
import { startRecordingServer } from '../conformance/recording-server.mjs'
import { keepsConnections, OTHER_PLATFORM, runCase, SUITES } from '../conformance/suites.mjs'
import { SEEDED, startOtherPlatform } from './support/other-platform.mjs'

const loadCopy = () => import('../../dist/client/index.js?copy=2')

for (const [suite, cases] of Object.entries(SUITES)) {
  test(`The client works in Node: ${suite}`, async (t) => {
    const origin = await startRecordingServer(t, { keepsConnections: keepsConnections(suite) })
    for (const each of cases.filter(({ pageOnly }) => !pageOnly)) {
      await t.test(`in Node: ${each.name}`, (t) =>
        runCase(each, origin, { client, loadCopy, setEnvironment: environmentOf(t) })
      )
    }
  })
}

test('The client works in Node with an independent platform', async (t) => {
  for (const { name, run } of OTHER_PLATFORM) {
    await t.test(`in Node: ${name}`, async (t) => {
      const { endpoint } = await startOtherPlatform(t)
      await run({ client, platform: { endpoint, seeded: { ...SEEDED, noiseSensor: 'minut_device_1' } } })
    })
  }
})

test('A process that has used the client exits on its own', async (t) => {
  const origin = await startRecordingServer(t)
  const script = fileURLToPath(new URL('../conformance/short-life.mjs', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script, origin])
  assert.equal(stdout.trim(), 'done')
})
