import assert from 'node:assert/strict'
import { build } from 'esbuild'
import { startRecordingServer } from '../conformance/recording-server.mjs'
import { SECRET } from '../conformance/samples.mjs'
import { keepsConnections, OTHER_PLATFORM, SUITES } from '../conformance/suites.mjs'
import { IS_FULL_RUN } from '../runner/seed.mjs'
import { openPage, pageOf } from './support/browser.mjs'
import { SEEDED, startOtherPlatform } from './support/other-platform.mjs'
import { test } from './support/test.mjs'

/** The contents of requests are the same everywhere, and are tested in Node. */
const IN_PAGE = Object.entries(SUITES).filter(([suite]) => suite !== 'the catalogue' || IS_FULL_RUN)

/** Bundles the cases as one module of a page, without the client. */
async function bundleCases() {
  const { outputFiles } = await build({
    entryPoints: ['test/conformance/page.mjs'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent'
  })
  return outputFiles[0].text
}

async function openCases(scope) {
  const files = { '/': pageOf('', '/cases.js'), '/cases.js': await bundleCases() }
  const { page, log } = await openPage(scope, { files })
  await page.waitForFunction(() => globalThis.conformance)
  const ask = async (method, details) => {
    const failure = await page.evaluate(([name, given]) => globalThis.conformance[name](given), [method, details])
    if (failure) throw Object.assign(new Error(failure.message), { stack: failure.stack })
  }
  return { ask, log }
}

test('The client works in a page', async ({ scope }) => {
  const { ask, log } = await openCases(scope)
  for (const [suite, cases] of IN_PAGE) {
    await test.step(suite, async () => {
      const origin = await startRecordingServer(scope, { keepsConnections: keepsConnections(suite) })
      for (const { name } of cases.filter(({ nodeOnly }) => !nodeOnly)) {
        await test.step(name, () => ask('run', { suite, name, origin }))
      }
    })
  }
  assert.deepEqual(log.errors, [])
  assert.doesNotMatch(JSON.stringify(log.console), new RegExp(SECRET))
})

test('The client works in a page with an independent platform', async ({ scope }) => {
  const { ask } = await openCases(scope)
  for (const { name } of OTHER_PLATFORM) {
    await test.step(name, async () => {
      const { endpoint } = await startOtherPlatform(scope)
      await ask('runOnOther', { name, platform: { endpoint, seeded: { ...SEEDED, noiseSensor: 'minut_device_1' } } })
    })
  }
})
