import { defineConfig } from 'vitest/config'
import { BUILD_CONSTANTS } from '../../../scripts/build-constants.mjs'
import { rollupMessages } from '../../../scripts/message-modules.mjs'
import { SEED_DEFINITIONS } from '../seed.mjs'
import { unitTests } from '../test-files.mjs'
import { CountingReporter } from './counting-reporter.mjs'

export default defineConfig({
  define: { ...BUILD_CONSTANTS, ...SEED_DEFINITIONS },
  plugins: [rollupMessages()],
  test: {
    include: unitTests(),
    globals: true,
    setupFiles: ['test/runner/unit-tests/globals.mjs'],
    // As in a page, files share their modules, because evaluating them for each file takes longer than the tests.
    isolate: false,
    pool: 'threads',
    poolOptions: { threads: { singleThread: true } },
    // Mocha's order.
    sequence: { hooks: 'list' },
    testTimeout: 90_000,
    allowOnly: false,
    reporters: process.stdout.isTTY
      ? ['default']
      : [new CountingReporter({ slowest: process.env.SLOWEST !== undefined })]
  }
})
