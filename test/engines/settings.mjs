import { countingReporter } from '../runner/counting-reporter.mjs'
import { bundleTests } from '../runner/test-bundle.mjs'
import { progressReporter } from './progress-reporter.mjs'
import { engineTests } from './selection.mjs'

/**
 * Returns the settings that all engines share. They are slower than Chromium, so only one page runs at a time.
 *
 * @param options.leftOut paths of the tests that the engine cannot run.
 */
export const settings = async ({ leftOut } = {}) => ({
  files: await bundleTests({ only: process.env.TEST_FILES, files: engineTests({ leftOut }) }),
  rootDir: '.',
  concurrency: 1,
  browserStartTimeout: 180_000,
  testsStartTimeout: 180_000,
  testsFinishTimeout: 900_000,
  testFramework: { config: { timeout: 60_000, forbidOnly: true } },
  reporters: [progressReporter(), countingReporter({ slowest: process.env.SLOWEST !== undefined })]
})
