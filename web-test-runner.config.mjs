import { playwrightLauncher } from '@web/test-runner-playwright'
import { launchOptions } from './.ci/browser.mjs'
import { countingReporter } from './.ci/counting-reporter.mjs'
import { touchPlugin } from './.ci/wtr-touch-plugin.mjs'
import { bundleTests } from './.ci/test-bundle.mjs'

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
  // See `.ci/test.mjs`.
  concurrency: 3,
  testsFinishTimeout: 600_000,
  testFramework: { config: { timeout: 90_000, forbidOnly: true } },
  reporters: [countingReporter({ slowest: slowest !== undefined })]
}
