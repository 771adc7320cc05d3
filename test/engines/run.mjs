// `node test/engines/run.mjs firefox store` runs the engine's tests with "store" in their paths; without a word, it runs all of
// them.
import { spawnSync } from 'node:child_process'
import { findEngine } from './find-engine.mjs'

// The window must fit the widest viewport of the tests and the toolbar.
const SCREEN = '-screen 0 3200x2600x24'

const [engine, only = ''] = process.argv.slice(2)
try {
  const programs = findEngine(engine)
  const runner = ['npx', 'wtr', '--config', `test/engines/${engine}.config.mjs`]
  const [command, ...args] = programs.XVFB_RUN_PATH ? [programs.XVFB_RUN_PATH, '-a', '-s', SCREEN, ...runner] : runner
  // The models of `npm run test:full` run for a long time, and do not depend on the engine.
  const { FULL_RUN: _isFullRun, ...env } = process.env
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...env, ...programs, TEST_FILES: only } })
  process.exitCode = status ?? 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
