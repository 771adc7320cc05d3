import { playwrightLauncher } from '@web/test-runner-playwright'
import { launchOptions } from './test/runner/browser.mjs'
import { countingReporter } from './test/runner/counting-reporter.mjs'
import { IS_FULL_RUN } from './test/runner/seed.mjs'
import { bundleTests } from './test/runner/test-bundle.mjs'
import { touchPlugin } from './test/runner/wtr-touch-plugin.mjs'

const { TEST_FILES: only, SLOWEST: slowest } = process.env

/**
 * Animations render frames until a test ends, which takes a quarter of the time of all tests. The few tests of
 * animations enable them.
 */
const createBrowserContext = ({ browser }) => browser.newContext({ reducedMotion: 'reduce' })

export default {
  files: await bundleTests({ only, inPage: only ? 1 : 8 }),
  rootDir: '.',
  browsers: [playwrightLauncher({ product: 'chromium', launchOptions: launchOptions(), createBrowserContext })],
  plugins: [touchPlugin()],
  // See `test/runner/run.mjs`.
  concurrency: 3,
  testsFinishTimeout: IS_FULL_RUN ? 1_800_000 : 600_000,
  testFramework: { config: { timeout: 90_000, forbidOnly: true } },
  reporters: [countingReporter({ slowest: slowest !== undefined })]
}
